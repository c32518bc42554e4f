import Stripe from "stripe";

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API answers; another one in tests. */
  readonly apiUrl: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** How often the library asks again by itself, half a second later each time. */
  readonly retries?: number;
};

const TIMEOUT_MS = 10_000;
/** After a cut connection, 409 or 5xx, with the same idempotency key. */
const RETRIES = 1;

/** The official client, without its telemetry. */
export function stripeClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS, retries = RETRIES }: StripeSettings): Stripe {
  const url = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: url.hostname,
    ...(url.port !== "" && { port: url.port }),
    protocol: url.protocol === "http:" ? "http" : "https",
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });
}
