import { isIccid, normaliseIccid } from "@tribun/domain";

/** The number of a card in what a camera read: a barcode may carry letters and more beside it. Undefined without one. */
export function cardIn(scanned: string): string | undefined {
  // A whole row of digits alone: a part of a wrong number may have a check digit that fits.
  const runs = [scanned, normaliseIccid(scanned)].flatMap((text) => text.match(/(?<!\d)89\d{16,18}(?!\d)/g) ?? []);
  return runs.find((digits) => isIccid(digits));
}
