import * as v from "valibot";
import { address } from "./addresses.ts";

/** How Zoho lets a program in; the refresh token is CRM_TOKEN and the API's address CRM_URL. */
export type ZohoAccess = { readonly clientId: string; readonly clientSecret: string; readonly accountsUrl: string };

/** Its settings, as part of the environment. The European data centre unless another is named. */
export const zohoSettings = {
  ZOHO_CLIENT_ID: v.optional(v.string()),
  ZOHO_CLIENT_SECRET: v.optional(v.string()),
  ZOHO_ACCOUNTS_URL: v.optional(address("https", "http"), "https://accounts.zoho.eu"),
};
const settings = v.object({ ...zohoSettings, CRM_PROVIDER: v.optional(v.string()) });

/** Reads them, and adds to `faults` what a live CRM lacks. */
export function readZoho(given: v.InferOutput<typeof settings>, production: boolean, faults: string[]): ZohoAccess {
  const { ZOHO_CLIENT_ID: clientId = "", ZOHO_CLIENT_SECRET: clientSecret = "", ZOHO_ACCOUNTS_URL: accountsUrl } = given;
  if (given.CRM_PROVIDER === "http") {
    if (!clientId) faults.push("ZOHO_CLIENT_ID is missing (CRM_PROVIDER is http)");
    if (!clientSecret) faults.push("ZOHO_CLIENT_SECRET is missing (CRM_PROVIDER is http)");
    if (production && !accountsUrl.startsWith("https://")) faults.push("ZOHO_ACCOUNTS_URL must start with https:// in production");
  }
  return { clientId, clientSecret, accountsUrl };
}
