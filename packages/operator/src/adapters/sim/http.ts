import { isIccid, isIsoDate, isMatchingId, isoDate, isSmdpAddress, SIM_TYPES, ALLOWANCE_KINDS, ALLOWANCE_ZONES } from "@tribun/domain";
import * as v from "valibot";
import type { Party } from "../../base/config/parties.ts";
import { createHttpClient } from "../http-client.ts";
import { ProviderError } from "../../base/provider-error.ts";
import { SimPending, type SimProvider } from "../../ports/sim.ts";

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const iccid = v.pipe(v.string(), v.regex(/^89\d{16,18}$/), v.check(isIccid));
const done = v.literal("done");
const status = v.object({ status: v.picklist(["done", "pending"]) });
const pending = v.object({ status: v.literal("pending") });
/** The stored data are read for years, so an activation code must be able to contain them. */
const esim = v.object({
  ...{ status: done, type: v.literal("esim"), iccid },
  smdpAddress: v.pipe(text, v.check(isSmdpAddress)),
  matchingId: v.pipe(text, v.check(isMatchingId)),
});
const card = v.object({
  ...{ status: done, type: v.literal("physical"), iccid },
  parcel: v.object({ carrier: text, expectedFrom: isoDate, expectedTo: isoDate }),
});
/** A card from a shop: the answer must name the requested card. */
const shopCard = v.object({ status: done, type: v.literal("physical"), iccid });
/** A card does not match a request for a profile. */
const provisioned = { esim: v.union([esim, pending]), physical: v.union([card, pending]) };
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((at) => isIsoDate(at.slice(0, 10))),
  v.transform((at) => new Date(at)),
);
const usagePage = v.object({
  records: v.pipe(
    v.array(
      v.object({
        id: text,
        msisdn: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)),
        kind: v.picklist(ALLOWANCE_KINDS),
        zone: v.picklist(ALLOWANCE_ZONES),
        amount: v.pipe(v.number(), v.finite(), v.minValue(0)),
        roamingCents: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        chargedCents: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        destination: v.exactOptional(v.pipe(v.string(), v.regex(/^\+?\d{2,17}$/))),
        at: moment,
      }),
    ),
    v.maxLength(1000),
  ),
  cursor: text,
  asOf: moment,
  more: v.boolean(),
});
const lookup = v.object({ type: v.picklist(SIM_TYPES), state: v.picklist(["stock", "assigned", "retired"]) });

/**
 * The SIM platform over HTTP. Every change carries its id as `Idempotency-Key`, so that the outbox may repeat it; an answer `pending`
 * becomes `SimPending`, every other failure a `ProviderError`.
 */
export function httpSim({ url, token }: Party, timeoutMs?: number): SimProvider {
  const client = createHttpClient({
    party: "sim",
    baseUrl: url,
    headers: { authorization: `Bearer ${token}` },
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const change = async (operation: string, path: string, requestId: string, json: unknown) => {
    const answer = await client.send({ operation, path, json, idempotencyKey: requestId, answer: status });
    if (answer.status === "pending") throw new SimPending(requestId);
  };
  const simPath = (id: string, action: string) => `sims/${encodeURIComponent(id)}/${action}`;
  return {
    name: "http",
    provision: async (_db, request) => {
      const { orderId, ...json } = request;
      if ("iccid" in request) {
        const known = v.union([
          v.pipe(
            shopCard,
            v.check((card) => card.iccid === request.iccid),
          ),
          pending,
        ]);
        const held = await client.send({ operation: "provision", path: "sims", json, idempotencyKey: orderId, answer: known });
        if (held.status === "pending") throw new SimPending(orderId);
        return held;
      }
      const answer = await client.send({
        ...{ operation: "provision", path: "sims", json, idempotencyKey: orderId },
        answer: provisioned[request.type],
      });
      if (answer.status === "pending") throw new SimPending(orderId);
      return answer;
    },
    block: (_db, action) => change("block", simPath(action.iccid, "block"), action.requestId, {}),
    unblock: (_db, action) => change("unblock", simPath(action.iccid, "unblock"), action.requestId, {}),
    replace: (_db, { requestId, iccid: old, newIccid, msisdn }) =>
      change("replace", simPath(old, "replace"), requestId, { newIccid, msisdn }),
    setNumber: (_db, { requestId, iccid: id, msisdn }) => change("setNumber", simPath(id, "number"), requestId, { msisdn }),
    codes: (_db, id) => {
      const answer = v.object({ pin: v.pipe(v.string(), v.regex(/^\d{4,8}$/)), puk: v.pipe(v.string(), v.regex(/^\d{8}$/)) });
      return client.send({ operation: "codes", method: "GET", path: simPath(id, "codes"), answer });
    },
    lookUp: async (_db, id) => {
      try {
        return await client.send({ operation: "lookUp", method: "GET", path: `sims/${encodeURIComponent(id)}`, answer: lookup });
      } catch (error) {
        if (error instanceof ProviderError && error.status === 404) return undefined;
        throw error;
      }
    },
    checkEid: async (_db, eid) => {
      const answer = v.object({ supported: v.boolean() });
      return (await client.send({ operation: "checkEid", path: "eids/check", json: { eid }, answer })).supported;
    },
    downloadedAt: async (_db, id) => {
      const answer = v.object({ downloadedAt: v.nullable(moment) });
      const { downloadedAt } = await client.send({ operation: "profile", method: "GET", path: simPath(id, "profile"), answer });
      return downloadedAt ?? undefined;
    },
    usage: (_db, cursor) =>
      client.send({
        operation: "usage",
        method: "GET",
        path: "usage",
        ...(cursor !== undefined && { query: { after: cursor } }),
        answer: usagePage,
      }),
    configure: (_db, { requestId, msisdn, ...profile }) =>
      change("configure", `lines/${encodeURIComponent(msisdn)}/profile`, requestId, profile),
  };
}
