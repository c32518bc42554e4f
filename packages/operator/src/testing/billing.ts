import { randomUUID } from "node:crypto";
import { type Invoice, myInvoices } from "@tribun/api-client/contract";
import { germanDay, makeIccid } from "@tribun/domain";
import { eq } from "drizzle-orm";
import { invoices } from "../db/schema/billing.ts";
import { lines, sims, usage } from "../db/schema/lines.ts";
import { type UserRow, users } from "../db/schema/users.ts";
import { billFanJob } from "../billing/billing-run.ts";
import { recipientOf } from "../billing/facts.ts";
import { writeInvoice } from "../billing/write.ts";
import { freshUsage } from "../lines/fresh-usage.ts";
import { findTariff } from "../catalogue/tariffs/store.ts";
import { signAccessToken } from "../security/access-token.ts";
import type { As, TestOperator } from "./index.ts";

/** A fan with an active line. */
export type Subscriber = {
  readonly userId: string;
  readonly teamId: number;
  readonly lineId: string;
  readonly email: string;
};

let serial = 0;
/** Returns a number that is unique in the test; `testing/fans.ts` has only a hundred. */
function nextNumber(): string {
  serial += 1;
  return `+49176${String(4_069_100 + serial).padStart(8, "0")}`;
}

let account = 700_000_000;
const nextAccount = () => (account += 1);

/** Inserts a fan with an active line, as after an order; `user` overrides the values that a test is about. */
export async function newSubscriber(
  operator: TestOperator,
  { tariffId = "tribun-m", teamId = 1, user = {} }: { tariffId?: string; teamId?: number; user?: Partial<UserRow> } = {},
): Promise<Subscriber> {
  const { db, clock } = operator.deps;
  const userId = randomUUID();
  const email = `fan-${userId.slice(0, 8)}@example.com`;
  await db.insert(users).values({
    ...{ id: userId, teamId, email, phone: nextNumber(), customerType: "private", passwordHash: "none", salutation: "female" },
    ...{ firstName: "Elif", lastName: "Şahin", birthday: "1995-04-12", street: "Sonnenallee", houseNumber: "12 a" },
    ...{ postalCode: "12045", city: "Berlin", language: "de", partnerCustomerId: `P-${userId}` },
    consents: { email: false, sms: false, phone: false, push: false, profiling: false },
    ...{ invitationCode: userId, createdAt: clock.now() },
    ...user,
  });
  const lineId = await addLine(operator, { userId, teamId, tariffId, activatedAt: clock.now() });
  return { userId, teamId, lineId, email };
}

type NewLine = { readonly userId: string; readonly teamId: number; readonly tariffId: string; readonly activatedAt: Date | null };

/** Adds another line of a fan; without a day of activation it waits for its number. */
export async function addLine(operator: TestOperator, { userId, teamId, tariffId, activatedAt }: NewLine): Promise<string> {
  const { db, clock } = operator.deps;
  const tariff = await findTariff(db, tariffId);
  if (!tariff) throw new Error(`no tariff ${tariffId}`);
  const id = randomUUID();
  await db.insert(lines).values({
    ...{ id, userId, teamId, tariffId, activatedAt, msisdn: nextNumber(), createdAt: clock.now() },
    state: activatedAt ? "active" : "pending",
    commitmentEnd: tariff.commitmentMonths > 1 ? "2028-11-02" : null,
  });
  await db.insert(sims).values({
    ...{
      iccid: makeIccid(nextAccount()),
      lineId: id,
      type: "esim",
      state: activatedAt ? "active" : "shipped",
      createdAt: clock.now(),
    },
    ...{ smdpAddress: "smdp.example.com", matchingId: `TEST-${id}` },
  });
  if (activatedAt) await db.insert(usage).values(freshUsage(id, tariff, 0, activatedAt));
  return id;
}

/** Returns a new session of the fan; tokens from before a jump of the clock have expired. */
export async function sessionOf(operator: TestOperator, { userId, teamId }: Pick<Subscriber, "userId" | "teamId">): Promise<As> {
  const { config, clock } = operator.deps;
  return { token: await signAccessToken({ userId, teamId, tokenVersion: 0 }, config.jwtSecret, clock), team: teamId };
}

/** Issues an invoice of one item, independent of the calendar, as if its mail had been sent. @returns its id */
export async function issueInvoice(operator: TestOperator, userId: string, lineId: string): Promise<string> {
  const { db, clock } = operator.deps;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error("no fan");
  const today = germanDay(clock.nowMs());
  const invoice = await writeInvoice(db, {
    user,
    kind: "period",
    key: `period:${randomUUID()}`,
    period: { from: today, to: today },
    entries: [{ lineId, kind: "pack", label: { de: "Ek 2 GB", tr: "Ek 2 GB" }, zone: "de", quantity: 1, grossCents: 399 }],
    facts: { recipient: recipientOf(user), contracts: [] },
    issuedAt: clock.now(),
  });
  if (!invoice) throw new Error("no invoice");
  await db.update(invoices).set({ announcedFor: invoice.dueDate }).where(eq(invoices.id, invoice.id));
  return invoice.id;
}

/** Bills only one fan, which is faster in a test with many. */
export async function billOne(operator: TestOperator, fan: Pick<Subscriber, "userId" | "teamId">): Promise<readonly Invoice[]> {
  await operator.deps.outbox.enqueue(operator.deps.db, billFanJob, { userId: fan.userId });
  await operator.runJobs();
  return operator.call(myInvoices, {}, await sessionOf(operator, fan));
}

/** Runs the billing and the jobs it causes. @returns the fan's invoices afterwards, newest first */
export async function billAll(operator: TestOperator, fan: Pick<Subscriber, "userId" | "teamId">): Promise<readonly Invoice[]> {
  await operator.runRecurring("billing.run");
  await operator.runJobs();
  return operator.call(myInvoices, {}, await sessionOf(operator, fan));
}
