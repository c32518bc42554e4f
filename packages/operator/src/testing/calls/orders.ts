import { randomUUID } from "node:crypto";
import { orderDetail, phoneReserve, tariffIntent } from "@tribun/api-client/contract";
import { SIGNATURE_HEADER, sign } from "../../adapters/payment/signature.ts";
import type { As } from "../index.ts";
import { freeNumber, heldNumber, orderInput, withSummary } from "../orders.ts";
import { verifiedPhone } from "../fans.ts";
import { payments } from "../../db/schema/payments.ts";
import { otps } from "../../db/schema/users.ts";
import type { Fixtures } from "./fixture.ts";
import type { Person, World } from "./world.ts";

/** The owner with a new cart for this call. */
const shopping = ({ as }: Person): As & { readonly cart: string } => ({ ...as, cart: randomUUID() });

/** Builds an order that its owner could submit now. */
async function readyOrder({ operator, owner }: World, as: As & { readonly cart: string }) {
  await operator.deps.db.delete(otps);
  const phoneToken = await verifiedPhone(operator, owner.form.phone, "order", as);
  const shopper = { token: owner.as.token, cart: as.cart, phone: owner.form.phone, phoneToken, person: owner.form, as };
  // Another tariff than that of the owner's line, which would be 1033.
  const order = orderInput(shopper, await heldNumber(operator, as), { tariffId: "serbest-m" });
  const { street, email } = owner.form;
  return withSummary(operator, { ...order, userInfo: { ...order.userInfo, street, email } }, as);
}

async function openOrder(world: World) {
  const as = shopping(world.owner);
  return world.operator.call(tariffIntent, { body: await readyOrder(world, as) }, as);
}

async function paymentOf({ operator }: World): Promise<string> {
  const [payment] = await operator.deps.db.select({ id: payments.id }).from(payments).limit(1);
  if (!payment) throw new Error("nobody has paid");
  return payment.id;
}

const BASKET = { tariffId: "tribun-l", numberType: "new", simType: "esim" } as const;

export const ORDER_FIXTURES = {
  tariffs: { prepare: () => ({ query: { type: "flex" } }) },
  tariffDetail: { prepare: () => ({ params: { idOrSlug: "tribun-m" } }) },
  productSheets: { prepare: () => ({}) },
  productPlans: { prepare: () => ({ query: { tariffId: "forma-xl" } }) },
  mnpProviders: { prepare: () => ({}) },
  couponCode: { prepare: () => ({ params: { code: "STADION10" } }) },
  phoneRegistries: { prepare: () => ({ query: { kind: "general" } }) },
  phoneReserve: {
    foreign: { code: "1108" },
    nobody: { code: "1001" },
    prepare: async (world) => {
      const id = await freeNumber(world.operator);
      await world.operator.call(phoneReserve, { params: { id }, body: {} }, world.owner.as);
      return { params: { id }, body: { extend: true } };
    },
  },
  phoneInfo: { prepare: async (world) => ({ params: { id: await freeNumber(world.operator) } }) },
  contractSummary: {
    foreign: { code: "1108" },
    prepare: async (world) => {
      const as = shopping(world.owner);
      return { body: { ...BASKET, newPhoneNumberOptions: await heldNumber(world.operator, as) }, as };
    },
  },
  contractSummaryPdf: {
    // Taken by an order; before that, the id alone grants access (`contract-summaries/taken.test.ts`).
    foreign: { code: "1011" },
    prepare: async ({ operator, owner }) => {
      const { contractSummaryId = "" } = await operator.call(orderDetail, { params: { id: owner.orderId } }, owner.as);
      return { params: { id: contractSummaryId } };
    },
  },
  orderContractSummaryPdf: { foreign: { code: "-1", status: 403 }, prepare: ({ owner }) => ({ params: { id: owner.orderId } }) },
  tariffIntent: {
    foreign: { code: "-1", status: 400 },
    prepare: async (world) => {
      const as = shopping(world.owner);
      return { body: await readyOrder(world, as), as };
    },
  },
  checkoutSession: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => ({ body: { orderId: (await openOrder(world)).orderId } }),
  },
  checkoutStatus: { prepare: ({ owner }) => ({ params: { id: owner.checkoutId } }) },
  orderDetail: { foreign: { code: "-1", status: 403 }, prepare: ({ owner }) => ({ params: { id: owner.orderId } }) },
  cancelOrder: {
    foreign: { code: "-1", status: 403 },
    prepare: async (world) => ({ params: { id: (await openOrder(world)).orderId }, body: {} }),
  },
  myOrders: { prepare: () => ({}) },
  myLines: { prepare: () => ({}) },
  ping: { prepare: () => ({}) },
  paymentWebhook: {
    prepare: async (world) => {
      const event = { id: `evt_${randomUUID()}`, type: "payment.succeeded", data: { paymentId: await paymentOf(world) } };
      const signature = sign(JSON.stringify(event), world.operator.deps.config.paymentWebhookSecret);
      return { body: event, as: { headers: { [SIGNATURE_HEADER]: signature } } };
    },
  },
} satisfies Partial<Fixtures>;
