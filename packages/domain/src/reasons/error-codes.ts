import { isErrorCode } from "../values/refusals.ts";
import { ERRORS } from "./errors.ts";

/** Every code, in catalogue order. */
export const ERROR_CODES = Object.keys(ERRORS).filter(isErrorCode);
