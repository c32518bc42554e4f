import { isoDate } from "@tribun/domain";
import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import { createHttpClient } from "../http-client.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { MerchandiseProvider } from "../../ports/merchandise.ts";

const TIMEOUT_MS = 10_000;
const shipment = v.pipe(
  v.object({ carrier: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)), expectedFrom: isoDate, expectedTo: isoDate }),
  v.check(({ expectedFrom, expectedTo }) => expectedFrom <= expectedTo),
);

/**
 * The dispatch partner over HTTP, with `Authorization: Bearer {MERCHANDISE_TOKEN}`: `PUT {MERCHANDISE_URL}/parcels/{id}` requests a parcel
 * and answers `{ carrier, expectedFrom, expectedTo }`, `DELETE` cancels it. Both may be repeated. 404 and 410 to a DELETE count as
 * cancelled; another permanent refusal, such as 409, means that the parcel has been sent.
 */
export function httpMerchandise({ url, token }: Party, timeoutMs = TIMEOUT_MS): MerchandiseProvider {
  const client = createHttpClient({ party: "merchandise", baseUrl: url, headers: { authorization: `Bearer ${token}` }, timeoutMs });
  const path = (parcelId: string) => `parcels/${encodeURIComponent(parcelId)}`;
  return {
    name: "http",
    send: (_db, { parcelId, ...json }) =>
      client.send({ operation: "send", method: "PUT", path: path(parcelId), json, idempotencyKey: parcelId, answer: shipment }),
    cancel: async (_db, parcelId) => {
      try {
        await client.send({ operation: "cancel", method: "DELETE", path: path(parcelId), answer: v.unknown() });
        return true;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.retryable) throw error;
        return error.status === 404 || error.status === 410;
      }
    },
  };
}
