import Stripe from "stripe";

export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Address of the API; tests set their own. */
  readonly apiUrl: string;
  /** Timeout of a request in milliseconds. */
  readonly timeoutMs?: number;
  /** Number of the library's own retries, after half a second each. */
  readonly retries?: number;
};

const TIMEOUT_MS = 10_000;
/** Retries after a cut connection, 409 or 5xx use the same idempotency key. */
const RETRIES = 1;

/** Creates the official client without its telemetry. */
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
