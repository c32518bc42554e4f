import * as v from "valibot";
import { address } from "./addresses.ts";

/** OAuth access to Zoho; CRM_TOKEN is the refresh token and CRM_URL the API's address. */
export type ZohoAccess = { readonly clientId: string; readonly clientSecret: string; readonly accountsUrl: string };

/** Environment settings of Zoho. Default: the European data centre. */
export const zohoSettings = {
  ZOHO_CLIENT_ID: v.optional(v.string()),
  ZOHO_CLIENT_SECRET: v.optional(v.string()),
  ZOHO_ACCOUNTS_URL: v.optional(address("https", "http"), "https://accounts.zoho.eu"),
};
const settings = v.object({ ...zohoSettings, CRM_PROVIDER: v.optional(v.string()) });

/** Reads Zoho's settings and adds what a live CRM lacks to `faults`. */
export function readZoho(given: v.InferOutput<typeof settings>, production: boolean, faults: string[]): ZohoAccess {
  const { ZOHO_CLIENT_ID: clientId = "", ZOHO_CLIENT_SECRET: clientSecret = "", ZOHO_ACCOUNTS_URL: accountsUrl } = given;
  if (given.CRM_PROVIDER === "http") {
    if (!clientId) faults.push("ZOHO_CLIENT_ID is missing (CRM_PROVIDER is http)");
    if (!clientSecret) faults.push("ZOHO_CLIENT_SECRET is missing (CRM_PROVIDER is http)");
    if (production && !accountsUrl.startsWith("https://")) faults.push("ZOHO_ACCOUNTS_URL must start with https:// in production");
  }
  return { clientId, clientSecret, accountsUrl };
}
