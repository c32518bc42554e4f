import { createHmac } from "node:crypto";
import type { Config } from "../config/config.ts";
import { createSealer, type Sealer } from "./seal.ts";

/** Encrypts IBANs and provider tokens for the database, with a key that serves nothing else. */
export function ibanSealer(config: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }): Sealer {
  return createSealer(config.dataKey, "iban", config.dataKeyPrevious);
}

/** A keyed hash that finds the same account or token again without telling which it is. */
export function fingerprint(config: Pick<Config, "dataKey">, text: string): string {
  return createHmac("sha256", `${config.dataKey} fingerprint`).update(text).digest("base64url");
}

/** What the same account or token may be marked with: by the present key first, then, while it is being changed, by the one before. */
export function fingerprints(config: Pick<Config, "dataKey" | "dataKeyPrevious">, text: string): [string, ...string[]] {
  const { dataKey, dataKeyPrevious } = config;
  const present = fingerprint({ dataKey }, text);
  return dataKeyPrevious === undefined ? [present] : [present, fingerprint({ dataKey: dataKeyPrevious }, text)];
}

/** What may be shown of an IBAN: country, check digits and the last four. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}
