import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import type { ZohoAccess } from "../../base/config/zoho.ts";
import { createHttpClient } from "../http-client.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { CrmLead, CrmProvider } from "../../ports/crm.ts";

const token = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()), expires_in: v.optional(v.number(), 3600) });
/** Zoho also answers 200 when it refuses a record; the code tells which. */
const upserted = v.object({
  data: v.pipe(v.array(v.object({ code: v.literal("SUCCESS"), details: v.object({ id: v.string() }) })), v.minLength(1)),
});
const MARGIN_SECONDS = 60;
/** The custom field of a lead that holds the operator's id; it must be marked as unique in Zoho. */
export const EXTERNAL_ID_FIELD = "Tribun_Id";

/**
 * Zoho CRM: gets an access token for the refresh token (OAuth 2, kept until a minute before its end), then calls `POST
 * /crm/v8/Leads/upsert` with the operator's id. It never retries by itself: the outbox does, and an upsert may be repeated.
 * @param nowMs real time, because Zoho decides when the token ends
 */
export function zohoCrm(party: Party, access: ZohoAccess, timeoutMs = 10_000, nowMs: () => number = Date.now): CrmProvider {
  const accounts = createHttpClient({ party: "crm", baseUrl: access.accountsUrl, timeoutMs });
  const api = createHttpClient({ party: "crm", baseUrl: party.url, timeoutMs });
  let kept: { readonly token: Promise<string>; readonly until: number } | undefined;

  const authorise = async (): Promise<string> => {
    const form = new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: party.token,
      client_id: access.clientId,
      client_secret: access.clientSecret,
    });
    const operation = "authorise";
    const answer = await accounts.send({ operation, path: "oauth/v2/token", form, answer: token }).catch((error: unknown) => {
      // A refusal here concerns the operator's own key or too many requests (also 400, RFC 6749 § 5.2), not the lead.
      throw error instanceof ProviderError && !error.retryable
        ? new ProviderError("crm", operation, { fault: "status", status: 403 })
        : error;
    });
    kept = { token: Promise.resolve(answer.access_token), until: nowMs() + (answer.expires_in - MARGIN_SECONDS) * 1000 };
    return answer.access_token;
  };
  /** Shares one token request among all leads that wait for it. */
  const accessToken = (): Promise<string> => {
    if (kept && kept.until > nowMs()) return kept.token;
    const asked = authorise();
    kept = { token: asked, until: nowMs() + timeoutMs };
    asked.catch(() => {
      kept = undefined;
    });
    return asked;
  };
  const write = async (lead: CrmLead): Promise<void> => {
    await api.send({
      operation: "upsertLead",
      path: "crm/v8/Leads/upsert",
      headers: { authorization: `Zoho-oauthtoken ${await accessToken()}` },
      json: { data: [recordOf(lead)], duplicate_check_fields: [EXTERNAL_ID_FIELD] },
      answer: upserted,
    });
  };
  return {
    name: "zoho",
    upsertLead: async (_db, lead) => {
      try {
        await write(lead);
      } catch (error) {
        // Zoho may revoke a token before its end: retry once with a new one.
        if (!(error instanceof ProviderError) || error.status !== 401) throw error;
        kept = undefined;
        await write(lead);
      }
    },
  };
}

const LEAD_SOURCE: Record<CrmLead["source"], string> = { giveaway: "Giveaway", corporate: "Corporate", dealer: "Dealer" };

/** Converts a lead to Zoho's fields. Absent values are not sent, so that a change made in the CRM is kept. */
function recordOf(lead: CrmLead) {
  return {
    [EXTERNAL_ID_FIELD]: lead.externalId,
    First_Name: lead.firstName,
    Last_Name: lead.lastName,
    Email: lead.email,
    ...(lead.phone !== undefined && { Phone: lead.phone }),
    Company: lead.company ?? "-",
    Lead_Source: LEAD_SOURCE[lead.source],
    Language: lead.language,
    Team: lead.teamId,
    ...(lead.taxNumber !== undefined && { Tax_Number: lead.taxNumber }),
    ...(lead.vatId !== undefined && { Vat_Id: lead.vatId }),
    ...(lead.lineCount !== undefined && { Line_Count: lead.lineCount }),
    ...(lead.message !== undefined && { Description: lead.message }),
    ...(lead.campaign !== undefined && { Campaign: lead.campaign }),
    Email_Opt_Out: !lead.emailConsent,
    ...(lead.consentTextVersion !== undefined && { Consent_Version: lead.consentTextVersion }),
    ...(lead.consentAt !== undefined && { Consent_At: lead.consentAt }),
  };
}
