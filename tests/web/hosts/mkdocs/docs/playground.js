import("./playground/attention-playground.js");
