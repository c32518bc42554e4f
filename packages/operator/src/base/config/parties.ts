import * as v from "valibot";
import { address } from "./addresses.ts";

/** Third parties that the operator reaches over HTTP. Each has `<NAME>_PROVIDER`, `<NAME>_URL` and `<NAME>_TOKEN`. */
const PARTIES = ["sms", "sim", "partner", "donor", "crm", "directory", "merchandise"] as const;
export type PartyName = (typeof PARTIES)[number];

/** Address and token that a live adapter uses for its third party. */
export type Party = { readonly url: string; readonly token: string };

const choice = v.optional(v.picklist(["sandbox", "http"], "must be sandbox or http"));
const url = v.optional(address("https", "http"));
const token = v.optional(v.string());

/** Environment settings of all third parties. */
export const partySettings = {
  ...{ SMS_PROVIDER: choice, SMS_URL: url, SMS_TOKEN: token },
  ...{ SIM_PROVIDER: choice, SIM_URL: url, SIM_TOKEN: token },
  ...{ PARTNER_PROVIDER: choice, PARTNER_URL: url, PARTNER_TOKEN: token },
  ...{ DONOR_PROVIDER: choice, DONOR_URL: url, DONOR_TOKEN: token },
  ...{ CRM_PROVIDER: choice, CRM_URL: url, CRM_TOKEN: token },
  ...{ DIRECTORY_PROVIDER: choice, DIRECTORY_URL: url, DIRECTORY_TOKEN: token },
  ...{ MERCHANDISE_PROVIDER: choice, MERCHANDISE_URL: url, MERCHANDISE_TOKEN: token },
};
const settings = v.object(partySettings);
type Settings = v.InferOutput<typeof settings>;

/** Live parties; undefined where the sandbox replaces one. */
export type Parties = Readonly<Record<PartyName, Party | undefined>>;

/** Reads the parties' settings and adds what a live party lacks to `faults`. */
export function readParties(given: Settings, production: boolean, faults: string[]): Parties {
  const party = (name: PartyName): Party | undefined => {
    const upper = upperOf(name);
    if (given[`${upper}_PROVIDER`] !== "http") return undefined;
    const [url = "", key = ""] = [given[`${upper}_URL`], given[`${upper}_TOKEN`]];
    if (!url) faults.push(`${upper}_URL is missing (${upper}_PROVIDER is http)`);
    else if (production && !url.startsWith("https://")) faults.push(`${upper}_URL must start with https:// in production`);
    if (!key) faults.push(`${upper}_TOKEN is missing (${upper}_PROVIDER is http)`);
    return { url, token: key };
  };
  return {
    sms: party("sms"),
    sim: party("sim"),
    partner: party("partner"),
    donor: party("donor"),
    crm: party("crm"),
    directory: party("directory"),
    merchandise: party("merchandise"),
  };
}

/** The adapter chosen for each party; undefined without a setting. */
export function chosenParties(given: Settings): Readonly<Record<PartyName, "sandbox" | "http" | undefined>> {
  const { SMS_PROVIDER: sms, SIM_PROVIDER: sim, PARTNER_PROVIDER: partner, DONOR_PROVIDER: donor } = given;
  const { CRM_PROVIDER: crm, DIRECTORY_PROVIDER: directory, MERCHANDISE_PROVIDER: merchandise } = given;
  return { sms, sim, partner, donor, crm, directory, merchandise };
}

const UPPER = {
  sms: "SMS",
  sim: "SIM",
  partner: "PARTNER",
  donor: "DONOR",
  crm: "CRM",
  directory: "DIRECTORY",
  merchandise: "MERCHANDISE",
} as const;
const upperOf = <N extends PartyName>(name: N): (typeof UPPER)[N] => UPPER[name];
