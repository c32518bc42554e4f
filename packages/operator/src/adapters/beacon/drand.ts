import { QUICKNET } from "@tribun/domain";
import * as v from "valibot";
import { createHttpClient } from "../http-client.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { BeaconProvider } from "../../ports/beacon.ts";

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/));
const answer = v.object({ round: v.number(), randomness: hex, signature: hex });
/** drand's statuses for a future round: 425 from its present relays, 404 from others. */
const NOT_YET: ReadonlySet<number | undefined> = new Set([404, 425]);

/** drand over HTTP: `GET {BEACON_URL}/{chain}/public/{round}`, without a key because the values are public. */
export function drandBeacon(url: string, timeoutMs = 10_000): BeaconProvider {
  const client = createHttpClient({ party: "beacon", baseUrl: url, timeoutMs });
  return {
    name: "drand",
    chain: QUICKNET,
    read: async (_db, round) => {
      const path = `${QUICKNET.id}/public/${round}`;
      try {
        const { randomness, signature } = await client.send({ operation: "read", method: "GET", path, answer });
        return { randomness, signature };
      } catch (error) {
        if (error instanceof ProviderError && NOT_YET.has(error.status)) return undefined;
        throw error;
      }
    },
  };
}
