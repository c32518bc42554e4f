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

/** An answer over HTTP: parsed if successful, else its status and code. */
export type Answer<C extends Call> =
  | { readonly ok: true; readonly payload: CallPayload<C> }
  | { readonly ok: false; readonly status: number; readonly code: string };

type Who = { readonly token?: string; readonly cart?: string; readonly key?: string };

/** Makes a call of the contract to an operator process. @throws the error of `fetch` if no process listens */
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

/** Repeats a step until it succeeds, because a restarting process may be away for a minute; like a browser it repeats with the same key. */
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

/** Holds a number and creates a summary for an order that can be submitted. Repeats each step until it succeeds. */
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

/** The acknowledged facts of a purchase that the fan may rely on. */
export type Acknowledged = { readonly fan: CrowdFan; readonly orderId: string; readonly numberId: string; readonly paid: boolean };

/** Makes a whole purchase: number, summary, order, payment, and waiting for its final state. Repetitions use the same keys. */
export async function buy(url: string, fan: CrowdFan, numberId: string): Promise<Acknowledged> {
  const body = await prepareOrder(url, fan, numberId);
  const key = randomUUID();
  const submitted = await insist(async () => {
    const answer = await callAt(url, tariffIntent, { body }, { ...fan, key });
    // The process is starting or stopping, or the first request with this key is still running.
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
    // If the process died before it called the provider, a job continues the payment half a minute later.
  }, 1500);
  return { fan, orderId, numberId, paid };
}
