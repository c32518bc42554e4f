/** An entry's number as a fan reads and compares it: the first eight hexadecimal digits of its id, in two groups. */
export function ticketNumber(entryId: string): string {
  const digits = entryId.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}
