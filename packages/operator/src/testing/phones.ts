let serial = 0;

/** A mobile number of the blocks that are reserved for fiction (seed data), another one each time. */
export function nextPhone(): string {
  serial = (serial + 1) % 100;
  return `+4917604069${String(serial).padStart(3, "0")}`;
}

/** Begins with the first number again. There are but a hundred: each file, with a database of its own, gets all of them. */
export function phonesAnew(): void {
  serial = 0;
}
