import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import { createHttpClient } from "../http-client.ts";
import { isSigned } from "../payment/signature.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { DonorProvider } from "../../ports/donor.ts";

/**
 * A clearing house over HTTP: `PUT /portings/{requestId}` requests a number, `DELETE` cancels the request. Both may be repeated. Any answer
 * but a 2xx rejects, so that the outbox tries again; a missing request already counts as cancelled.
 */
export function httpDonor({ url, token }: Party, webhookSecret: string): DonorProvider {
  const client = createHttpClient({ party: "donor", baseUrl: url, headers: { authorization: `Bearer ${token}` } });
  const path = (requestId: string) => `portings/${encodeURIComponent(requestId)}`;
  return {
    name: "http",
    requestPort: async (_db, { requestId, ...request }) => {
      await client.send({
        operation: "requestPort",
        method: "PUT",
        path: path(requestId),
        json: request,
        answer: v.unknown(),
      });
    },
    cancel: async (_db, requestId) => {
      try {
        await client.send({ operation: "cancel", method: "DELETE", path: path(requestId), answer: v.unknown() });
      } catch (error) {
        if (!(error instanceof ProviderError) || (error.status !== 404 && error.status !== 410)) throw error;
      }
    },
    verify: (rawBody, signature) => isSigned(rawBody, signature, webhookSecret),
  };
}
