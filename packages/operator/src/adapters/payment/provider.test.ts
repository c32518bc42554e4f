import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outbox } from "../../db/schema/operations.ts";
import { settlePayment } from "../../sandbox/open-payments.ts";
import { writeNextPayment } from "../../sandbox/settings.ts";
import { FAKE_KEY, FAKE_WEBHOOK_SECRET, FakeStripe } from "../../testing/fake-stripe.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import type { DirectDebit, Payer, PaymentEvent, PaymentProvider, StartRequest } from "../../ports/payment.ts";
import { sandboxPayment } from "../../sandbox/providers/payment.ts";
import { sign, SIGNATURE_HEADER } from "./signature.ts";
import { stripePayment } from "./stripe/stripe.ts";

type Delivered = { readonly rawBody: string; readonly headers: Headers };

/** A provider with a simulated bank. */
type Bench = {
  readonly provider: PaymentProvider;
  /** Returns the webhook's deliveries when the bank answers this payment. */
  readonly settle: (paymentId: string, outcome: "succeeded" | "failed") => Promise<readonly Delivered[]>;
  /** Returns the webhook's delivery when the bank takes the money back or returns it. */
  readonly dispute: (paymentId: string, outcome: "returned" | "reinstated") => Promise<Delivered | undefined>;
  /** Sets the outcome before the payment. */
  readonly plan: (outcome: "succeeded" | "failed") => Promise<void>;
  readonly signed: (rawBody: string) => Headers;
  readonly refusedToken: string;
  readonly forged: Headers;
};

let operator: TestOperator;
let stripe: FakeStripe;
beforeAll(async () => {
  operator = await createTestOperator();
  stripe = await FakeStripe.start();
});
afterAll(async () => {
  await stripe.stop();
  await operator.stop();
});

const SECRET = "a secret of the sandbox, thirty-two and more";
function sandboxBench(): Bench {
  const { clock, outbox: jobs, db } = operator.deps;
  const signed = (rawBody: string) => new Headers({ [SIGNATURE_HEADER]: sign(rawBody, SECRET) });
  const eventsOf = async (paymentId: string) => {
    const rows = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, "sandbox.paymentEvent"), sql`${outbox.payload}->'data'->>'paymentId' = ${paymentId}`));
    return rows.map(({ payload }) => ({ rawBody: JSON.stringify(payload), headers: signed(JSON.stringify(payload)) }));
  };
  return {
    provider: sandboxPayment(SECRET, clock, jobs),
    plan: (outcome) => writeNextPayment(db, outcome === "failed" ? "fail" : "normal"),
    settle: eventsOf,
    dispute: async (paymentId, outcome) => {
      await settlePayment(operator.deps, { paymentId, outcome });
      return (await eventsOf(paymentId)).find(({ rawBody }) => rawBody.includes(`payment.${outcome}`));
    },
    signed,
    refusedToken: "tok_refused_1",
    forged: new Headers({ [SIGNATURE_HEADER]: "0".repeat(64) }),
  };
}

function stripeBench(): Bench {
  const settings = { secretKey: FAKE_KEY, webhookSecret: FAKE_WEBHOOK_SECRET, apiUrl: stripe.url };
  return {
    provider: stripePayment(settings, operator.deps.clock),
    plan: () => Promise.resolve(),
    settle: async (paymentId, outcome) => [stripe.settle(paymentId, outcome)],
    dispute: async (paymentId, outcome) => stripe.dispute(paymentId, outcome),
    signed: (rawBody) => new Headers({ "stripe-signature": stripe.sign(rawBody) }),
    refusedToken: "cus_1|pm_refused",
    forged: new Headers({ "stripe-signature": stripe.sign("{}", "whsec_another_secret") }),
  };
}

const payer = (): Payer => ({ userId: randomUUID(), teamId: 1, email: "elif@example.com", language: "tr" });
const debit = (): DirectDebit => ({
  iban: "DE89370400440532013000",
  holder: "Elif Şahin",
  mandateReference: "TRB-7K3M-9QXD-A1B2C3",
  acceptedAt: operator.deps.clock.now(),
  ip: "203.0.113.7",
  userAgent: "Test browser",
});
const wish = (method: StartRequest["method"] = "sepa"): StartRequest => ({
  paymentId: randomUUID(),
  amountCents: 1999,
  identityOnly: false,
  keepsMethod: true,
  method,
  number: "TRB-7K3M-9QXD",
  payer: payer(),
  createdAt: operator.deps.clock.now(),
  returnUrl: "http://localhost:1907/c/abc",
  ...(method === "sepa" && { debit: debit() }),
});

describe.each([
  ["sandbox", sandboxBench],
  ["stripe", stripeBench],
])("the payment provider %s", (_, make) => {
  let bench: Bench;
  const db = () => operator.deps.db;
  beforeEach(() => {
    bench = make();
  });
  const read = ({ rawBody, headers }: Delivered): PaymentEvent => {
    const delivery = bench.provider.read(rawBody, headers);
    if (delivery.kind !== "event") throw new Error(`not an event: ${JSON.stringify(delivery)}`);
    return delivery.event;
  };

  test.each(["succeeded", "failed"] as const)("a direct debit waits for the bank, which says %s", async (outcome) => {
    await bench.plan(outcome);
    const request = wish();
    const answer = await bench.provider.start(db(), request);
    expect(answer).toEqual({ kind: "waiting", ref: expect.any(String) });
    const [delivered] = await bench.settle(request.paymentId, outcome);
    if (!delivered) throw new Error("no delivery");
    const event = read(delivered);
    expect(event).toMatchObject({ type: `payment.${outcome}`, data: { paymentId: request.paymentId } });
    if (outcome === "failed") expect(event.data.reason).toMatch(/^\w+$/);
    expect(read(delivered).id).toBe(event.id);
  });

  test("money that a bank takes back may come again, when the dispute is won", async () => {
    const request = wish();
    const answer = await bench.provider.start(db(), request);
    const ref = answer.kind === "refused" ? undefined : answer.ref;
    for (const outcome of ["returned", "reinstated"] as const) {
      const delivered = await bench.dispute(request.paymentId, outcome);
      if (!delivered) throw new Error("no delivery");
      const { type, data } = read(delivered);
      expect(type).toBe(`payment.${outcome}`);
      expect(data.paymentId === request.paymentId || data.ref === ref).toBe(true);
    }
  });

  test("asking twice takes the money once", async () => {
    await bench.plan("succeeded");
    const request = wish();
    const first = await bench.provider.start(db(), request);
    expect(await bench.provider.start(db(), request)).toEqual(first);
    const events = (await bench.settle(request.paymentId, "succeeded")).map(read);
    expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  });

  test("a kept method is charged without its owner, or refused at once", async () => {
    const saved = await bench.provider.save(db(), { methodId: randomUUID(), type: "card", payer: payer(), token: "pm_card_visa_1" });
    if (saved.kind !== "saved") throw new Error("not saved");
    expect(saved.label).toBe("Visa •••• 4242");
    const { debit: _, ...request } = wish("card");
    expect(await bench.provider.charge(db(), { ...request, token: saved.token }, db())).toMatchObject({ kind: "waiting" });
    const refused = { ...request, paymentId: randomUUID(), token: bench.refusedToken };
    expect(await bench.provider.charge(db(), refused, db())).toEqual({ kind: "refused", reason: expect.stringMatching(/^\w+$/) });
  });

  test("an account is kept with its mandate, and forgotten as often as one likes", async () => {
    const saved = await bench.provider.save(db(), { methodId: randomUUID(), type: "sepa", payer: payer(), debit: debit() });
    if (saved.kind !== "saved") throw new Error("not saved");
    expect(saved.token).not.toContain("0532013");
    await bench.provider.forget(saved.token);
    await bench.provider.forget(saved.token);
  });

  test("a refund is paid once, in part and then the rest", async () => {
    const request = wish();
    const answer = await bench.provider.start(db(), request);
    await bench.settle(request.paymentId, "succeeded");
    const ref = answer.kind === "refused" ? null : answer.ref;
    const part = { refundId: randomUUID(), paymentId: request.paymentId, ref, amountCents: 700 };
    await bench.provider.refund(db(), part);
    await bench.provider.refund(db(), part);
    // Stripe would refuse more than the remaining amount.
    await expect(bench.provider.refund(db(), { ...part, refundId: randomUUID(), amountCents: 1299 })).resolves.toBeUndefined();
  });

  test("only what it signed itself is read, and only what is understood", () => {
    const { read: take } = bench.provider;
    const known = JSON.stringify({ id: "evt_9", object: "event", type: "invoice.paid", data: { object: {} } });
    expect(take(known, bench.signed(known))).toEqual({ kind: "refused", reason: "type" });
    expect(take(`${known} `, bench.signed(known))).toEqual({ kind: "refused", reason: "signature" });
    expect(take("{}", bench.forged)).toMatchObject({ kind: "refused", reason: "signature" });
    expect(take(known, new Headers())).toEqual({ kind: "refused", reason: "signature" });
    expect(take("{", bench.signed("{"))).toEqual({ kind: "refused", reason: "malformed" });
  });
});
