import Stripe from "stripe";
import { type FakeAnswer, type FakeServer, type Received, startFakeServer } from "./fake-server.ts";

/** A webhook call in Stripe's format. */
export type StripeDelivery = { readonly rawBody: string; readonly headers: Headers };

type Intent = {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Record<string, string>;
  readonly customer: string;
  readonly payment_method: string;
  readonly setup_future_usage: string | null;
  status: string;
  refunded: number;
};

/** Failure of the next requests: an HTTP status, no answer, a cut connection, or `lost`: carried out, but without an answer. */
export type StripeFault = 500 | 503 | 429 | 409 | "hang" | "cut" | "lost";

export const FAKE_KEY = "sk_test_0123456789abcdef";
export const FAKE_WEBHOOK_SECRET = "whsec_0123456789abcdef";

/** Simulates the part of Stripe's API that the adapter uses: keys, forms, refusals, and its own record of payments. */
export class FakeStripe {
  readonly intents = new Map<string, Intent>();
  readonly pages = new Map<string, { readonly id: string; readonly form: URLSearchParams; status: "open" | "complete" | "expired" }>();
  readonly detached = new Set<string>();
  /** Methods that are refused from now on. */
  readonly refused = new Set<string>();
  readonly #kept = new Map<string, { readonly bytes: string; readonly answer: FakeAnswer }>();
  readonly #faults: StripeFault[] = [];
  #serial = 0;
  readonly #server: FakeServer;
  readonly #signer = new Stripe(FAKE_KEY);

  private constructor(server: FakeServer) {
    this.#server = server;
    server.answer((request) => this.#answer(request));
  }

  static async start(): Promise<FakeStripe> {
    return new FakeStripe(await startFakeServer());
  }
  stop(): Promise<void> {
    return this.#server.stop();
  }
  get url(): string {
    return this.#server.url;
  }
  get received(): readonly Received[] {
    return this.#server.received;
  }
  /** Lets the next requests fail, in sequence. */
  fail(...faults: StripeFault[]): void {
    this.#faults.push(...faults);
  }

  /** Builds a signed webhook call. */
  delivery(type: string, object: object, id = `evt_${++this.#serial}`): StripeDelivery {
    const rawBody = JSON.stringify({ id, object: "event", type, data: { object } });
    return { rawBody, headers: new Headers({ "stripe-signature": this.sign(rawBody) }) };
  }
  sign(payload: string, secret = FAKE_WEBHOOK_SECRET, timestamp?: number): string {
    return this.#signer.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
  }
  /** Simulates that a day passes: Stripe forgets its idempotency keys. */
  forgetKeys(): void {
    this.#kept.clear();
  }
  intentOf(paymentId: string): Intent | undefined {
    return [...this.intents.values()].find(({ metadata }) => metadata["paymentId"] === paymentId);
  }
  /** Simulates the bank's answer to a direct debit. */
  settle(paymentId: string, outcome: "succeeded" | "failed"): StripeDelivery {
    const intent = this.intentOf(paymentId);
    if (!intent) throw new Error("Stripe does not know this payment");
    intent.status = outcome === "succeeded" ? "succeeded" : "requires_payment_method";
    const last_payment_error = outcome === "failed" ? { code: "payment_failed", decline_code: "insufficient_funds" } : null;
    return this.delivery(outcome === "succeeded" ? "payment_intent.succeeded" : "payment_intent.payment_failed", {
      ...intent,
      last_payment_error,
    });
  }
  /** Simulates that the bank takes back a card payment, or returns it after a won dispute. */
  dispute(paymentId: string, outcome: "returned" | "reinstated"): StripeDelivery {
    const intent = this.intentOf(paymentId);
    if (!intent) throw new Error("Stripe does not know this payment");
    const object = { id: `du_${intent.id}`, object: "dispute", payment_intent: intent.id, reason: "fraudulent", amount: intent.amount };
    const status = outcome === "returned" ? "needs_response" : "won";
    return this.delivery(`charge.dispute.funds_${outcome === "returned" ? "withdrawn" : "reinstated"}`, { ...object, status });
  }
  /** Simulates that the buyer pays on Stripe's page. */
  pay(pageId: string): StripeDelivery {
    const page = this.pages.get(pageId);
    if (page?.status !== "open") throw new Error("this page takes no payment");
    page.status = "complete";
    const { form } = page;
    const intent = this.#intent(Number(form.get("line_items[0][price_data][unit_amount]")), form, "payment_intent_data[metadata]", {
      payment_method: `pm_${++this.#serial}`,
      setup_future_usage: form.get("payment_intent_data[setup_future_usage]"),
    });
    return this.settle(intent.metadata["paymentId"] ?? "", "succeeded");
  }

  #answer(request: Received): FakeAnswer {
    if (request.headers.authorization !== `Bearer ${FAKE_KEY}`) return problem(401, "invalid_request_error", "api_key_invalid");
    const fault = this.#faults.shift();
    if (fault === "hang" || fault === "cut") return fault;
    if (fault === 429) return problem(429, "rate_limit_error", "rate_limit");
    if (fault === 409) return problem(409, "idempotency_error", "idempotency_key_in_use");
    if (fault === 500 || fault === 503) return problem(fault, "api_error", "internal");
    const answer = this.#once(request);
    return fault === "lost" ? "cut" : answer;
  }

  /** The same key gives the same answer; a different body with it is refused. */
  #once(request: Received): FakeAnswer {
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return this.#carryOut(request);
    const before = this.#kept.get(key);
    if (before && before.bytes !== request.body) return problem(400, "idempotency_error", "idempotency_key_reused");
    const answer = before?.answer ?? this.#carryOut(request);
    this.#kept.set(key, { bytes: request.body, answer });
    return answer;
  }

  #carryOut({ method, path, body }: Received): FakeAnswer {
    const form = new URLSearchParams(body);
    // Removed from the API in 2026: a call that still sends it must fail here as well.
    if ([...form.keys()].some((name) => name.startsWith("payment_method_types"))) {
      return problem(400, "invalid_request_error", "parameter_unknown");
    }
    const [, , resource = "", id = "", action = ""] = new URL(path, this.url).pathname.replace("checkout/", "").split("/");
    if (method === "GET" && resource === "payment_methods") return { json: methodOf(id) };
    if (method === "GET" && resource === "payment_intents") return this.#list(new URL(path, this.url).searchParams);
    if (method === "DELETE" && resource === "customers") return this.#forget(id);
    if (method !== "POST") return problem(404, "invalid_request_error", "resource_missing");
    if (resource === "customers") return { json: { id: `cus_${++this.#serial}`, object: "customer" } };
    if (resource === "payment_intents") return id === "" ? this.#pay(form) : this.#cancel(id);
    if (resource === "sessions") return action === "expire" ? this.#expire(id) : this.#page(form);
    if (resource === "setup_intents") return this.#setUp(form);
    if (resource === "payment_methods") return this.#detach(id);
    if (resource === "refunds") return this.#refund(form);
    return problem(404, "invalid_request_error", "resource_missing");
  }

  #pay(form: URLSearchParams): FakeAnswer {
    if (Number(form.get("amount")) < 50) return problem(400, "invalid_request_error", "amount_too_small");
    const iban = form.get("payment_method_data[sepa_debit][iban]");
    const method = form.get("payment_method");
    if (form.get("confirm") !== "true" || form.get("customer") === null) return problem(400, "invalid_request_error", "parameter_missing");
    if (iban !== null && !form.get("mandate_data[customer_acceptance][online][ip_address]")) {
      return problem(400, "invalid_request_error", "mandate_required");
    }
    if (method?.includes("refused")) return problem(402, "card_error", "card_declined", "insufficient_funds");
    if (iban === "DE02100100100006820101") return problem(400, "invalid_request_error", "bank_account_unusable");
    const kept = { payment_method: method ?? `pm_${++this.#serial}`, setup_future_usage: form.get("setup_future_usage") };
    return { json: this.#intent(Number(form.get("amount")), form, "metadata", kept) };
  }

  #intent(amount: number, form: URLSearchParams, prefix: string, kept: Pick<Intent, "payment_method" | "setup_future_usage">): Intent {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => (name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [])),
    );
    const facts = { amount, metadata, customer: form.get("customer") ?? "", ...kept, status: "processing", refunded: 0 };
    const intent: Intent = { id: `pi_${++this.#serial}`, ...facts };
    this.intents.set(intent.id, intent);
    return intent;
  }

  #list(query: URLSearchParams): FakeAnswer {
    const data = [...this.intents.values()].filter(({ customer }) => customer === query.get("customer"));
    return { json: { object: "list", data, has_more: false, url: "/v1/payment_intents" } };
  }

  #cancel(id: string): FakeAnswer {
    const intent = this.intents.get(id);
    if (intent?.status !== "requires_action") return problem(400, "invalid_request_error", "payment_intent_unexpected_state");
    intent.status = "canceled";
    return { json: intent };
  }

  #page(form: URLSearchParams): FakeAnswer {
    const cents = form.get("line_items[0][price_data][unit_amount]");
    if (cents !== null && Number(cents) < 50) return problem(400, "invalid_request_error", "amount_too_small");
    const id = `cs_test_${++this.#serial}`;
    this.pages.set(id, { id, form, status: "open" });
    return { json: { id, object: "checkout.session", url: `https://checkout.stripe.com/c/pay/${id}`, status: "open" } };
  }

  #expire(id: string): FakeAnswer {
    const page = this.pages.get(id);
    if (page?.status !== "open") return problem(400, "invalid_request_error", "checkout_session_not_open");
    page.status = "expired";
    return { json: { id, object: "checkout.session", status: "expired" } };
  }

  #setUp(form: URLSearchParams): FakeAnswer {
    const method = form.get("payment_method");
    if (method?.includes("refused") || this.refused.has(method ?? "")) return problem(402, "card_error", "card_declined", "do_not_honor");
    if (
      form.get("allowed_payment_method_types[0]") === "sepa_debit" &&
      !form.get("mandate_data[customer_acceptance][online][ip_address]")
    ) {
      return problem(400, "invalid_request_error", "mandate_required");
    }
    const id = method ?? `pm_${++this.#serial}`;
    const payment_method = form.has("payment_method_data[sepa_debit][iban]")
      ? { id, sepa_debit: { country: "DE", last4: "3000" } }
      : methodOf(id);
    return { json: { id: `seti_${++this.#serial}`, status: "succeeded", customer: form.get("customer"), payment_method } };
  }

  #detach(id: string): FakeAnswer {
    if (this.detached.has(id)) return problem(404, "invalid_request_error", "resource_missing");
    this.detached.add(id);
    return { json: methodOf(id) };
  }

  #forget(id: string): FakeAnswer {
    if (this.detached.has(id)) return problem(404, "invalid_request_error", "resource_missing");
    this.detached.add(id);
    return { json: { id, object: "customer", deleted: true } };
  }

  #refund(form: URLSearchParams): FakeAnswer {
    const intent = this.intents.get(form.get("payment_intent") ?? "");
    const amount = Number(form.get("amount"));
    if (intent?.status !== "succeeded" || intent.refunded + amount > intent.amount) {
      return problem(400, "invalid_request_error", "charge_already_refunded");
    }
    intent.refunded += amount;
    return { json: { id: `re_${++this.#serial}`, object: "refund", amount, status: "pending" } };
  }
}

const methodOf = (id: string) => ({ id, object: "payment_method", card: { brand: "visa", last4: "4242", wallet: null } });

function problem(status: number, type: string, code: string, decline_code?: string): FakeAnswer {
  return { status, json: { error: { type, code, message: "as the test wants", ...(decline_code && { decline_code }) } } };
}
