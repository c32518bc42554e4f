/** First and last byte of a part, both included. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * The one part that a Range header asks for (RFC 9110 §14); players of films ask for little else.
 * @returns undefined for a header that is absent, malformed or asks for several parts, which all mean the whole file;
 * `unsatisfiable` for a part that lies outside
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
