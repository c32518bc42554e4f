/** True for an eSIM device id: 32 digits starting with 89 whose value modulo 97 is 1 (GSMA SGP.02 §2.2.2). */
export function isEid(input: string): boolean {
  const digits = input.replace(/\s/g, "");
  return /^89\d{30}$/.test(digits) && BigInt(digits) % 97n === 1n;
}
