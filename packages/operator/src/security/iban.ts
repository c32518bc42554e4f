import type { Config } from "../config/config.ts";
import { createSealer, type Sealer } from "./seal.ts";

/** Encrypts IBANs and provider tokens for the database, with a key that serves nothing else. */
export function ibanSealer(config: Pick<Config, "dataKey">): Sealer {
  return createSealer(config.dataKey, "iban");
}

/** What may be shown of an IBAN: country, check digits and the last four. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}
