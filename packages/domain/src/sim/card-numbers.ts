import { ungrouped } from "../values/cleaned.ts";

/** Luhn check digit of a sequence of digits (ISO/IEC 7812, as ITU-T E.118 requires for SIM cards). */
export function luhnDigit(digits: string): number {
  let total = 0;
  for (const [index, char] of [...digits].toReversed().entries()) {
    const doubled = Number(char) * (index % 2 === 0 ? 2 : 1);
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return (10 - (total % 10)) % 10;
}

/**
 * A German ICCID of the placeholder issuer 99: 89, 49, issuer, account, check digit; 19 digits in all.
 * @throws RangeError for an account of more than 12 digits
 */
export function makeIccid(account: number): string {
  const body = `894999${String(account).padStart(12, "0")}`;
  if (body.length !== 18) throw new RangeError(`no 12-digit account: ${account}`);
  return `${body}${luhnDigit(body)}`;
}

/** The typed ICCID without separators. */
export const normaliseIccid = (typed: string): string => ungrouped(typed);

/** True for 18 to 20 digits starting with 89 with a valid check digit. */
export function isIccid(input: string): boolean {
  const digits = normaliseIccid(input);
  return /^89\d{16,18}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

/** Hides the middle: `8949 •••• •••• 0015`. */
export function maskIccid(iccid: string): string {
  return `${iccid.slice(0, 4)} •••• •••• ${iccid.slice(-4)}`;
}

/** The typed EID (eSIM device id) without separators. */
export const normaliseEid = (typed: string): string => ungrouped(typed);

/** True for an EID: 32 digits starting with 89 whose value modulo 97 is 1 (GSMA SGP.02 §2.2.2). */
export function isEid(input: string): boolean {
  const digits = normaliseEid(input);
  return /^89\d{30}$/.test(digits) && BigInt(digits) % 97n === 1n;
}
