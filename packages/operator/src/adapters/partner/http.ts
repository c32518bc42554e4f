import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import { createHttpClient } from "../http-client.ts";
import type { PartnerProvider } from "../../ports/partner.ts";

const TIMEOUT_MS = 15_000;
const known = v.object({ customerId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/**
 * The network partner's customer system over HTTP: `PUT {PARTNER_URL}/customers/{id}` with `Authorization: Bearer {PARTNER_TOKEN}` and the
 * data that a network must have (§ 172 TKG: name, address, birthday); a 2xx with `{ "customerId": "…" }` means that the fan is known. A
 * repeated call gives the same id.
 */
export function httpPartner({ url, token }: Party, timeoutMs = TIMEOUT_MS): PartnerProvider {
  const client = createHttpClient({ party: "partner", baseUrl: url, headers: { authorization: `Bearer ${token}` }, timeoutMs });
  return {
    name: "http",
    // Staff import blocks in live operation, because they must agree on them with the partner.
    numberBlock: () => Promise.resolve([]),
    ensureCustomer: async (_db, user) => {
      try {
        const { customerId } = await client.send({
          operation: "ensureCustomer",
          method: "PUT",
          path: `customers/${user.id}`,
          json: customerOf(user),
          idempotencyKey: user.id,
          answer: known,
        });
        return customerId;
      } catch (cause) {
        // The job retries for a day after any error, because a refusal needs staff and the fan has paid (flows §4.1).
        throw Problem.partnerFailed({ cause });
      }
    },
  };
}

function customerOf(user: UserRow) {
  const { customerType, salutation, firstName, lastName, birthday, companyName, taxNumber, vatId, email, phone, language } = user;
  const { street, houseNumber, postalCode, city } = user;
  return {
    customerType,
    person: { salutation, firstName, lastName, birthday },
    ...(companyName !== null && { company: { name: companyName, taxNumber, vatId } }),
    address: { street, houseNumber, postalCode, city, country: "DE" },
    contact: { email, phone, language },
  };
}
