import { randomUUID } from "node:crypto";
import { addPaymentMethod, defaultPaymentMethod } from "@tribun/api-client/contract";
import { REFUSED_TOKEN } from "../../sandbox/providers/payment.ts";
import { type CodeProofs, refused } from "./code-proof.ts";
import type { Fixtures } from "./fixture.ts";
import type { World } from "./world.ts";

/** Adds a second payment method of the owner, besides the one that paid for the line. */
async function spareMethod({ operator, owner }: World): Promise<string> {
  const body = { type: "card" as const, token: `tok_spare_${randomUUID()}` };
  return (await operator.call(addPaymentMethod, { body }, owner.as)).id;
}

const FOREIGN = { code: "1037", status: 404 } as const;
const SEPA = { type: "sepa", iban: "NL91ABNA0417164300", holder: "Defne Yıldırımoğlu", mandateAccepted: true } as const;

export const PAYMENT_FIXTURES = {
  paymentMethods: { prepare: () => ({}) },
  addPaymentMethod: { prepare: () => ({ body: SEPA }) },
  keepPaymentMethod: { prepare: () => ({ body: { type: "card" } }) },
  defaultPaymentMethod: { foreign: FOREIGN, prepare: async (world) => ({ params: { id: await spareMethod(world) } }) },
  removePaymentMethod: { foreign: FOREIGN, prepare: async (world) => ({ params: { id: await spareMethod(world) } }) },
} satisfies Partial<Fixtures>;

export const PAYMENT_CODES = {
  "1037": ({ operator, owner }) => refused(operator, defaultPaymentMethod, { params: { id: randomUUID() } }, owner.as),
  "1038": ({ operator, owner }) =>
    refused(operator, addPaymentMethod, { body: { type: "card", token: `${REFUSED_TOKEN}_save` } }, owner.as),
} satisfies Partial<CodeProofs>;
