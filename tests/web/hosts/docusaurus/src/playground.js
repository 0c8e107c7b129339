import "attention-playground";
