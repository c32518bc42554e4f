export * from "./api.ts";
export * from "./error.ts";
export * from "../http.ts";
export * from "./lazy.ts";
export { pathOf } from "../contract/call.ts";
