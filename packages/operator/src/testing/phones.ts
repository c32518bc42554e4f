/** Prefix of the test fans' numbers: a block reserved for fiction (seed data), which is also in the stock. */
export const FANS_PHONES = "+4917604069";
let serial = 0;

/** Returns the next mobile number for a fan. */
export function nextPhone(): string {
  serial = (serial + 1) % 100;
  return `${FANS_PHONES}${String(serial).padStart(3, "0")}`;
}

/** Restarts at the first number. There are only a hundred, so each file, which has its own database, gets all of them. */
export function phonesAnew(): void {
  serial = 0;
}
