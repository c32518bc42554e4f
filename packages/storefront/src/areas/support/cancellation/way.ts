export type Way = "terminate" | "withdraw";
