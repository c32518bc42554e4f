import { hash, verify } from "@node-rs/argon2";

// argon2id with 19 MiB, 2 passes, 1 lane: the library's default and OWASP's first choice.
let dummy: Promise<string> | undefined;

/** Hashes a password or keyword. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret);
}

/** Compares with a hash. Without one it does the same work in vain, so that the time tells nobody whether an account exists. */
export async function secretMatches(stored: string | null | undefined, secret: string): Promise<boolean> {
  dummy ??= hash("an account that nobody has");
  const matches = await verify(stored ?? (await dummy), secret);
  return matches && stored !== null && stored !== undefined;
}
