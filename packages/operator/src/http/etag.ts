/**
 * True if the caller holds this version of an answer: the list contains its tag. Compares weakly, because compressing gateways weaken tags
 * (RFC 9110 § 13.1.2).
 * @param given the `If-None-Match` of a request
 */
export function holdsVersion(given: string | null | undefined, etag: string): boolean {
  if (!given || given === etag) return given === etag;
  const known = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes("*") || known.includes(etag.replace(/^W\//, ""));
}
