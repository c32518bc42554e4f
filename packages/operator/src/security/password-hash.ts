import { hash, verify } from "@node-rs/argon2";
import type { PasswordCost } from "../base/config/config.ts";

/** The library's default is argon2id with 19 MiB, 2 passes and 1 lane, OWASP's first choice; `quick` is the minimum. */
const COSTS = { full: {}, quick: { memoryCost: 8, timeCost: 1 } } as const satisfies Record<PasswordCost, object>;

type Cost = { readonly passwordCost: PasswordCost };

const dummies = new Map<PasswordCost, Promise<string>>();

/** Hashes a password in Unicode form NFC, in which a letter and its accent are one character. */
export function hashSecret({ passwordCost }: Cost, secret: string): Promise<string> {
  return hash(secret.normalize("NFC"), COSTS[passwordCost]);
}

/** Compares with a hash. Without one it does the same work, so that the time does not reveal whether an account exists. */
export async function secretMatches(cost: Cost, stored: string | null | undefined, secret: string): Promise<boolean> {
  const against = stored ?? (await dummyOf(cost));
  // Older hashes were computed from the typed form. Plain letters are the same in all forms, so they need one check.
  const forms = new Set([secret.normalize("NFC"), secret, secret.normalize("NFD")]);
  for (const form of forms) if (await verify(against, form)) return stored !== null && stored !== undefined;
  return false;
}

function dummyOf(cost: Cost): Promise<string> {
  const made = dummies.get(cost.passwordCost) ?? hashSecret(cost, "an account that nobody has");
  dummies.set(cost.passwordCost, made);
  return made;
}
