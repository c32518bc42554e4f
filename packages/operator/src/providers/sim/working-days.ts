/** Adds days on which the post delivers, Monday to Saturday, to an ISO day. Holidays are not known here. */
export function addWorkingDays(iso: string, count: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
}
