import { randomUUID } from "node:crypto";
import {
  type Call,
  type CallInput,
  type CallPayload,
  checkoutStatus,
  contractSummary,
  type OrderInput,
  pathOf,
  phoneReserve,
  tariffIntent,
} from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import * as v from "valibot";
import type { CrowdFan } from "./crowd.ts";
import { orderInput } from "./orders.ts";

/** An answer over the wire: parsed where it succeeded, its status and code where it did not. */
export type Answer<C extends Call> =
  | { readonly ok: true; readonly payload: CallPayload<C> }
  | { readonly ok: false; readonly status: number; readonly code: string };

type Who = { readonly token?: string; readonly cart?: string; readonly key?: string };

/** Makes a call of the contract at an operator process. @throws what `fetch` throws while nobody listens there */
export async function callAt<const C extends Call>(url: string, call: C, input: CallInput<C>, who: Who = {}): Promise<Answer<C>> {
  const { params, body } = parts(input);
  const response = await fetch(`${url}${pathOf(call, params)}`, {
    method: call.method,
    headers: {
      "x-team-id": "1",
      "x-language-code": "1",
      "content-type": "application/json",
      ...(who.token && { authorization: `Bearer ${who.token}` }),
      ...(who.cart && { "x-cart-token": who.cart }),
      ...(call.idempotent && { "idempotency-key": who.key ?? randomUUID() }),
    },
    ...(call.method !== "GET" && { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  if (!response.ok) return { ok: false, status: response.status, code: v.parse(problem, json).referenceErrorCode };
  const { payload } = v.parse(v.object({ payload: v.unknown() }), json);
  if (!isPayload(call, payload)) throw new TypeError(`${call.id} answered something else than the contract says`);
  return { ok: true, payload };
}

const problem = v.object({ referenceErrorCode: v.string() });

function parts(input: unknown): { params: Record<string, string>; body: unknown } {
  const { params, body } = v.parse(
    v.object({ params: v.optional(v.record(v.string(), v.string()), {}), body: v.optional(v.unknown(), {}) }),
    input,
  );
  return { params, body };
}

function isPayload<C extends Call>(call: C, payload: unknown): payload is CallPayload<C> {
  return call.payload !== "binary" && v.is(call.payload, payload);
}

/** Repeats a step until it succeeds. A process that starts again may be away for a minute; a browser repeats with the same key, too. */
export async function insist<T>(step: () => Promise<T>, attempts = 1200): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await step();
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A held number and a summary: an order that can be submitted. Each step is insisted on. */
export async function prepareOrder(url: string, fan: CrowdFan, numberId: string): Promise<OrderInput> {
  const held = await insist(() => callAt(url, phoneReserve, { params: { id: numberId }, body: {} }, fan));
  if (!held.ok) throw new Error(`the number was refused: ${held.code}`);
  const number = { registryId: numberId, reservationId: held.payload.reservationId };
  const plain = orderInput({ ...fan, as: {} }, number, { tariffId: "tribun-m" });
  const order = { ...plain, userInfo: { ...plain.userInfo, email: fan.email } };
  const { tariffId, numberType, simType, newPhoneNumberOptions } = order;
  const body = { tariffId, numberType, simType, newPhoneNumberOptions };
  const summary = await insist(() => callAt(url, contractSummary, { body }, fan));
  if (!summary.ok) throw new Error(`the summary was refused: ${summary.code}`);
  return { ...order, acknowledgements: { ...order.acknowledgements, contractSummaryId: summary.payload.id } };
}

/** What a fan was told and may rely on. */
export type Acknowledged = { readonly fan: CrowdFan; readonly orderId: string; readonly numberId: string; readonly paid: boolean };

/** A whole purchase: number, summary, order, payment, and waiting for the truth. The same keys are used however often it is tried. */
export async function buy(url: string, fan: CrowdFan, numberId: string): Promise<Acknowledged> {
  const body = await prepareOrder(url, fan, numberId);
  const key = randomUUID();
  const submitted = await insist(async () => {
    const answer = await callAt(url, tariffIntent, { body }, { ...fan, key });
    // The process is on its way up or down, or the first try of this key is still under way.
    if (!answer.ok && (answer.status >= 500 || answer.code === "-1")) throw new Error(`not now: ${answer.status}`);
    return answer;
  });
  if (!submitted.ok) throw new Error(`the order was refused: ${submitted.code}`);
  const { checkoutId, orderId } = submitted.payload;
  const status = () => insist(() => callAt(url, checkoutStatus, { params: { id: checkoutId } }));
  await insist(async () => {
    const form = new URLSearchParams({ method: "paypal" });
    const page = await fetch(`${url}/c/${checkoutId}`, { method: "POST", body: form, redirect: "manual" });
    await page.arrayBuffer();
    if (page.status >= 500) throw new Error("not now");
  });
  const paid = await insist(async () => {
    const now = await status();
    if (!now.ok || now.payload.transactionStatus !== TransactionStatus.Success) throw new Error("not paid yet");
    return true;
    // A payment whose process died before the provider was asked is handed over by a job, half a minute later.
  }, 1500);
  return { fan, orderId, numberId, paid };
}
