/** How the numbers of tests' fans begin: a block that is reserved for fiction (seed data). The stock has them too. */
export const FANS_PHONES = "+4917604069";
let serial = 0;

/** A fan's mobile number, another one each time. */
export function nextPhone(): string {
  serial = (serial + 1) % 100;
  return `${FANS_PHONES}${String(serial).padStart(3, "0")}`;
}

/** Begins with the first number again. There are but a hundred: each file, with a database of its own, gets all of them. */
export function phonesAnew(): void {
  serial = 0;
}
