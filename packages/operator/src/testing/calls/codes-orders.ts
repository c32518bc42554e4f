import { randomUUID } from "node:crypto";
import { couponCode, files, paymentWebhook, phoneRegistries, phoneReserve, tariffDetail, tariffIntent } from "@tribun/api-client/contract";
import { SIGNATURE_HEADER, sign } from "../../adapters/payment/signature.ts";
import { otps } from "../../db/schema/users.ts";
import { verifiedPhone } from "../fans.ts";
import { heldNumber, orderInput, withSummary } from "../orders.ts";
import { type CodeProof, type CodeProofs, refused } from "./code-proof.ts";
import type { World } from "./world.ts";

type Order = ReturnType<typeof orderInput>;

/** Sends a valid order of the owner with one change. */
const order =
  (overrides: Partial<Order>, change: (input: Order) => Order = (input) => input): CodeProof =>
  async ({ operator, owner }: World) => {
    await operator.deps.db.delete(otps);
    const as = { ...owner.as, cart: randomUUID() };
    const phoneToken = await verifiedPhone(operator, owner.form.phone, "order", as);
    const shopper = { token: as.token, cart: as.cart, phone: owner.form.phone, phoneToken, person: owner.form, as };
    const input = await withSummary(
      operator,
      orderInput(shopper, await heldNumber(operator, as), { tariffId: "serbest-m", ...overrides }),
      as,
    );
    return refused(operator, tariffIntent, { body: change(input) }, as);
  };

export const ORDER_CODES = {
  "1011": ({ operator }) => refused(operator, files, { query: { folder: "product-sheets", fileName: "nothing.pdf" } }),
  "1012": ({ operator }) => refused(operator, tariffDetail, { params: { idOrSlug: "nope" } }),
  "1032": order({}, (input) => ({ ...input, ...JSON.parse('{"paymentVersion":9}') })),
  "1033": order({ tariffId: "tribun-m" }),
  "1035": ({ operator }) => refused(operator, paymentWebhook, { body: { id: "evt_1", type: "payment.succeeded", data: {} } }),
  "1036": ({ operator }) => {
    const body = { id: `evt_${randomUUID()}`, type: "payment.succeeded", data: { paymentId: randomUUID() } };
    const headers = { [SIGNATURE_HEADER]: sign(JSON.stringify(body), operator.deps.config.paymentWebhookSecret) };
    return refused(operator, paymentWebhook, { body }, { headers });
  },
  "1101": ({ operator }) => refused(operator, couponCode, { params: { code: "NOPE" } }),
  "1102": ({ operator }) => refused(operator, couponCode, { params: { code: "AILE50" }, query: { tariffId: "tribun-m" } }),
  "1103": ({ operator }) => refused(operator, couponCode, { params: { code: "BEDAVA0" } }),
  "1104": ({ operator }) => refused(operator, phoneRegistries, { query: { digits: "9999999" } }),
  "1105": ({ operator }) => refused(operator, phoneRegistries, { query: { digits: "9999999", kind: "private" } }),
  "1108": async ({ operator, owner }) => {
    const { registryId } = await heldNumber(operator, { ...owner.as, cart: randomUUID() });
    return refused(operator, phoneReserve, { params: { id: registryId }, body: {} }, { cart: randomUUID() });
  },
  "1109": order({}, (input) => ({ ...input, simType: "physical" })),
  "1112": order({}, (input) => ({ ...input, userInfo: { ...input.userInfo, birthday: "2012-01-01" } })),
} satisfies Partial<CodeProofs>;
