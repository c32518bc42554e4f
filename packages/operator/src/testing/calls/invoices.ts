import { randomUUID } from "node:crypto";
import { invoiceDetail, invoiceDispute } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { invoices } from "../../db/schema/billing.ts";
import { callRecords } from "../../db/schema/line-care.ts";
import { payouts } from "../../db/schema/payments.ts";
import { issueInvoice } from "../billing.ts";
import { type CodeProofs, refused } from "./code-proof.ts";
import type { Fixtures, Refusal } from "./fixture.ts";
import { staffOf } from "./identities.ts";
import type { World } from "./world.ts";

const FOREIGN: Refusal = { code: "1021", status: 404 };
const ownInvoice = async ({ operator, owner }: Pick<World, "operator" | "owner">) => ({
  id: await issueInvoice(operator, owner.userId, owner.lineId),
});

/** Creates a payout that waits for an account of the owner. */
async function owedPayout({ operator, owner }: World): Promise<string> {
  const { db, clock } = operator.deps;
  const { id: invoiceId } = await ownInvoice({ operator, owner });
  const id = randomUUID();
  const owed = { userId: owner.userId, teamId: 1, invoiceId, amountCents: 1999, state: "noAccount" } as const;
  await db.insert(payouts).values({ id, ...owed, createdAt: clock.now() });
  return id;
}

export const INVOICE_FIXTURES = {
  myInvoices: { prepare: () => ({ query: { page: "1" } }) },
  invoiceSeasons: { prepare: () => ({}) },
  clubShare: { prepare: () => ({}) },
  myClubShare: { prepare: () => ({}) },
  clubShareBookings: { prepare: async (world) => ({ query: { month: "2026-10" }, as: await staffOf(world, 1) }) },
  invoiceDetail: { foreign: FOREIGN, prepare: async (world) => ({ params: await ownInvoice(world) }) },
  invoicePdfFile: { foreign: FOREIGN, prepare: async (world) => ({ params: await ownInvoice(world) }) },
  invoiceItemised: {
    foreign: FOREIGN,
    prepare: async (world) => {
      const { operator, owner } = world;
      const params = await ownInvoice(world);
      const call = { kind: "voice", zone: "de", amount: 3, destination: "+4930333xxx", cents: 0, at: operator.deps.clock.now() } as const;
      await operator.deps.db.insert(callRecords).values({ id: randomUUID(), lineId: owner.lineId, ...call, billedWith: params.id });
      return { params };
    },
  },
  invoiceMoreTime: {
    foreign: FOREIGN,
    prepare: async (world) => {
      const params = await ownInvoice(world);
      await world.operator.deps.db.update(invoices).set({ state: "overdue", deferredUntil: null }).where(eq(invoices.id, params.id));
      return { params, body: { days: 7 as const } };
    },
  },
  invoiceDispute: {
    foreign: FOREIGN,
    prepare: async (world) => ({ params: await ownInvoice(world), body: { reason: "Dieses Paket habe ich nicht gebucht." } }),
  },
  objectionsToReview: { prepare: async (world) => ({ as: await staffOf(world, 1) }) },
  decideObjection: {
    strangersStaff: { code: "-1", status: 403 },
    prepare: async (world) => {
      const params = await ownInvoice(world);
      await world.operator.call(invoiceDispute, { params, body: { reason: "Dieses Paket habe ich nicht gebucht." } }, world.owner.as);
      return { params, body: { decision: "reject" as const }, as: await staffOf(world, 1) };
    },
  },
  openPayouts: { prepare: async (world) => ({ as: await staffOf(world, 1) }) },
  namePayoutAccount: {
    strangersStaff: { code: "-1", status: 403 },
    prepare: async (world) => {
      const body = { iban: "NL91ABNA0417164300", holder: "Defne Yıldırımoğlu" };
      return { params: { id: await owedPayout(world) }, body, as: await staffOf(world, 1) };
    },
  },
  settlePayout: {
    strangersStaff: { code: "-1", status: 403 },
    prepare: async (world) => ({
      params: { id: await owedPayout(world) },
      body: { reference: "2026-11-03/17" },
      as: await staffOf(world, 1),
    }),
  },
  invoiceIntent: { foreign: FOREIGN, prepare: async (world) => ({ params: await ownInvoice(world), body: {} }) },
  chargesDetails: {
    foreign: { code: "-1", status: 403 },
    strangersStaff: { code: "1023" },
    prepare: ({ owner }) => ({ query: { lineId: owner.lineId } }),
  },
} satisfies Partial<Fixtures>;

export const INVOICE_CODES = {
  "1021": ({ operator, owner }) => refused(operator, invoiceDetail, { params: { id: randomUUID() } }, owner.as),
} satisfies Partial<CodeProofs>;
