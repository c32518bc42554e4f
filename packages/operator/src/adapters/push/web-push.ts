import webpush from "web-push";
import type { PushAccess } from "../../base/config/push.ts";
import { createHttpClient } from "../http-client.ts";
import { ProviderError } from "../../base/provider-error.ts";
import type { Push, PushProvider } from "../../ports/push.ts";
import { isAllowedEndpoint } from "./endpoint.ts";
import * as v from "valibot";

/** A healthy push service answers faster. */
const TIMEOUT_MS = 8000;
/** The subscription does not exist: unsubscribed, expired, or never created (RFC 8030 §7.3). */
const GONE = [404, 410];

/**
 * Web push (RFC 8030): `web-push` encrypts for the browser (RFC 8291) and signs with the operator's key (RFC 8292); the operator's HTTP
 * client sends, because it follows no redirect and has one deadline. The endpoint came from a browser, so its host is checked again.
 */
export function webPush({ publicKey, privateKey, subject, hosts }: PushAccess, timeoutMs = TIMEOUT_MS): PushProvider {
  return {
    name: "webpush",
    send: async (_db, push) => {
      const request = isAllowedEndpoint(push.target.endpoint, hosts) && requestOf(push, { publicKey, privateKey, subject });
      // A host no longer allowed, or invalid keys: no later attempt would succeed.
      if (!request) return "gone";
      const { origin, pathname, search } = new URL(push.target.endpoint);
      const client = createHttpClient({ party: "push", baseUrl: origin, timeoutMs });
      try {
        await client.send({ operation: "send", path: pathname + search, ...request, answer: v.unknown() });
        return "taken";
      } catch (error) {
        if (error instanceof ProviderError && error.status !== undefined && GONE.includes(error.status)) return "gone";
        throw error;
      }
    },
  };
}

function requestOf({ target, note, ttlSeconds }: Push, vapidDetails: webpush.RequestOptions["vapidDetails"]) {
  const { endpoint, p256dh, authSecret } = target;
  try {
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth: authSecret } }, JSON.stringify(note), {
      ...(vapidDetails && { vapidDetails }),
      TTL: ttlSeconds,
      urgency: "normal",
    });
    const { "Content-Length": _, ...rest } = headers;
    return {
      headers: rest,
      bytes: Uint8Array.from(body),
    };
  } catch {
    return undefined;
  }
}
