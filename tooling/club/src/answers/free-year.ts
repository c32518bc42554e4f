/** The first year after 1950 that is no club's short code, for a club that a test makes. */
export function freeYear(codes: readonly string[]): string {
  let year = 1951;
  while (codes.includes(String(year))) year++;
  return String(year);
}
