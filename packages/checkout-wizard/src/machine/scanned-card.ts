import { isIccid, normaliseIccid } from "@tribun/domain";

/** The ICCID in scanned text, which may contain letters and other text; undefined without one. */
export function cardIn(scanned: string): string | undefined {
  // Match whole runs of digits only, because a part of a wrong number may have a valid check digit.
  const runs = [scanned, normaliseIccid(scanned)].flatMap((text) => text.match(/(?<!\d)89\d{16,18}(?!\d)/g) ?? []);
  return runs.find((digits) => isIccid(digits));
}
