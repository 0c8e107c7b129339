import "attention-playground";
import DefaultTheme from "vitepress/theme";
import "./playground.css";

export default DefaultTheme;
