import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import { createHttpClient } from "../http-client.ts";
import type { DirectoryProvider } from "../../ports/directory.ts";

/** The directory over HTTP: `PUT {DIRECTORY_URL}/shops/{id}` with `Authorization: Bearer {DIRECTORY_TOKEN}`; any 2xx means accepted. */
export function httpDirectory({ url, token }: Party, timeoutMs = 10_000): DirectoryProvider {
  const client = createHttpClient({ party: "directory", baseUrl: url, headers: { authorization: `Bearer ${token}` }, timeoutMs });
  return {
    name: "http",
    saveShop: async (_db, { id, ...shop }) => {
      const path = `shops/${encodeURIComponent(id)}`;
      await client.send({ operation: "saveShop", method: "PUT", path, json: shop, idempotencyKey: id, answer: v.unknown() });
    },
  };
}
