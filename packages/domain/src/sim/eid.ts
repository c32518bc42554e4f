import { ungrouped } from "../values/cleaned.ts";

/** The typed EID (eSIM device id) without separators. */
export const normaliseEid = (typed: string): string => ungrouped(typed);

/** True for an EID: 32 digits starting with 89 whose value modulo 97 is 1 (GSMA SGP.02 §2.2.2). */
export function isEid(input: string): boolean {
  const digits = normaliseEid(input);
  return /^89\d{30}$/.test(digits) && BigInt(digits) % 97n === 1n;
}
