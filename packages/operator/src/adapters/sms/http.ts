import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import type { Teams } from "../../base/teams.ts";
import { createHttpClient } from "../http-client.ts";
import { asSms } from "../../ports/sms-segments.ts";
import type { SmsProvider } from "../../ports/sms.ts";

/** Short, because a fan waits for the code and an early retry is better. */
const TIMEOUT_MS = 8000;
const taken = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) });

/**
 * An SMS gateway over HTTP: `POST {SMS_URL}/messages` with `Authorization: Bearer {SMS_TOKEN}`, `Idempotency-Key` and `{ "from": "Kanarya",
 * "to": "+4915…", "text": "…" }`; a 2xx with `{ "id": "…" }` means accepted.
 */
export function httpSms({ url, token }: Party, teams: Teams, timeoutMs = TIMEOUT_MS): SmsProvider {
  const client = createHttpClient({ party: "sms", baseUrl: url, headers: { authorization: `Bearer ${token}` }, timeoutMs });
  return {
    name: "http",
    send: async (_db, { teamId, to, text, reference }) => {
      const from = teams.get(teamId)?.smsSender ?? "Tribun";
      await client.send({
        operation: "send",
        path: "messages",
        json: { from, to, text: asSms(text) },
        idempotencyKey: reference,
        answer: taken,
      });
    },
  };
}
