/** First and last byte of a part, both included. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Parses the single part that a Range header requests (RFC 9110 §14); video players request little else.
 * @returns undefined for a header that is absent, malformed or requests several parts, which all mean the whole file; `unsatisfiable` for a
 * part outside the file
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [whole, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (whole === undefined || (first === "" && last === "")) return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return undefined;
  return from >= size ? "unsatisfiable" : { from, to };
}
