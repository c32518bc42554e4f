import { createHmac } from "node:crypto";
import type { Config } from "../base/config/config.ts";
import { createSealer, type Sealer } from "./seal.ts";

/** Creates the sealer for IBANs and provider tokens in the database, with its own key. */
export function ibanSealer(config: Pick<Config, "dataKey"> & { readonly dataKeyPrevious?: string | undefined }): Sealer {
  return createSealer(config.dataKey, "iban", config.dataKeyPrevious);
}

/** Returns a keyed hash that recognises the same account or token without revealing it. */
export function fingerprint(config: Pick<Config, "dataKey">, text: string): string {
  return createHmac("sha256", `${config.dataKey} fingerprint`).update(text).digest("base64url");
}

/** Returns the possible hashes of an account or token: by the present key and, while it is being changed, by the previous one. */
export function fingerprints(config: Pick<Config, "dataKey" | "dataKeyPrevious">, text: string): [string, ...string[]] {
  const { dataKey, dataKeyPrevious } = config;
  const present = fingerprint({ dataKey }, text);
  return dataKeyPrevious === undefined ? [present] : [present, fingerprint({ dataKey: dataKeyPrevious }, text)];
}

/** Returns the displayable part of an IBAN: country, check digits and the last four. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`;
}
