import { type Call, PROOF_FIELDS } from "@tribun/api-client/contract";
import * as v from "valibot";
import type { UserRow } from "../db/schema/users.ts";
import type { Deps } from "../kernel/deps.ts";
import { createSealer, sha256 } from "../security/seal.ts";
import { binaryResponse, payloadResponse } from "./answer.ts";
import { limitSource } from "../base/client-ip.ts";
import type { BinaryAnswer, Context } from "./context.ts";
import { parsePart, validationProblem } from "../base/field-errors.ts";
import { type CallHeaders, readHeaders } from "./headers.ts";
import { keptAnswer, once } from "./idempotency.ts";
import { admit } from "./permission.ts";
import { type FieldError, Problem } from "../base/problem.ts";
import { countAgainst, type Counter, uncount } from "./rate-limit.ts";
import { decodeBody, parseJson, readBytes } from "./read-body.ts";
import type { Route } from "./route.ts";
import type { ThirdParty } from "../kernel/third-party-slots.ts";

/** A request from `createApp`. */
export type Incoming = {
  readonly request: Request;
  readonly params: Record<string, string>;
  readonly ip: string;
  readonly requestId: string;
};

/**
 * Carries out one call in this order: headers, limits, permission, signature, input, idempotency, handler, answer.
 * @throws Problem for every refusal
 */
export async function serveCall(route: Route, incoming: Incoming, deps: Deps): Promise<Response> {
  const { call } = route;
  const { request, ip, requestId } = incoming;
  await deps.clock.sync();
  const headers = readHeaders(call, request.headers, deps.teams, deps.config.defaultLanguage);
  const source = limitSource(ip);
  // Callers choose cart tokens themselves and accounts cost nothing, so a call counted by one of these also counts by address.
  let counted = await limit((call.limit?.per ?? "ip") === "ip" ? call : undefined, source, deps);
  const { user, sessionId } = await admit(call, request.headers, headers.team, deps);
  if (call.limit?.per === "user") counted = await limit(call, user?.id ?? source, deps);
  if (call.limit?.per === "cart") counted = await limit(call, headers.cartToken ?? source, deps);
  const bytes = call.method === "GET" ? new Uint8Array() : await readBytes(request);
  route.signed?.({ deps, rawBody: new TextDecoder().decode(bytes), headers: request.headers });
  const rawBody = decodeBody(bytes);
  const json = call.body || call.idempotent ? parseJson(rawBody) : undefined;
  const input = parseInput(call, incoming.params, new URL(request.url).searchParams, json);

  const extra = new Headers();
  const paging: { page?: number; size?: number; total?: number } = {};
  const ctx: Context = {
    deps,
    db: deps.db,
    clock: deps.clock,
    log: deps.log.child({ requestId }),
    // The types promise a team wherever headers are required; readHeaders has refused requests without one.
    ...promised(headers, user),
    language: headers.language,
    cartToken: headers.cartToken,
    sessionId,
    ip,
    requestId,
    headers: request.headers,
    rawBody,
    setHeader: (name, value) => extra.set(name, value),
    setPaging: (given) => void Object.assign(paging, given),
  };
  if (call.payload === "binary") {
    const answer = await route.handle({ ...input, ctx });
    return binaryResponse(v.parse(binaryAnswer, answer), request, extra);
  }
  const schema = call.payload;
  const work = async (context: Context) => v.parse(schema, await route.handle({ ...input, ctx: context }));
  const slot = call.idempotent ? slotOf(call, headers, user, json, incoming) : undefined;
  if (!slot) return payloadResponse({ call, payload: await work(ctx), paging, clock: deps.clock, requestId, request, extra });
  const sealer = createSealer(deps.config.jwtSecret, "idempotency", deps.config.jwtSecretPrevious);
  const carryOut = () => once(deps.db, slot, deps.clock.now(), sealer, (tx) => work({ ...ctx, db: tx }));
  const party = route.asks(input);
  const inSlot = async (asked: ThirdParty) => {
    const kept = await keptAnswer(deps.db, slot, sealer);
    if (kept) return kept;
    return deps.thirdPartySlots(asked, carryOut).catch(async (error: unknown) => {
      // A caller who waits and retries as told must not use up the call's own limit for it; the address's limit still counts.
      if (error instanceof Problem && error.facts.reason === "busy") await uncount(deps.db, counted, deps.clock.now());
      throw error;
    });
  };
  const { payload, replayed } = await (party ? inSlot(party) : carryOut());
  if (replayed) extra.set("idempotency-replayed", "true");
  return payloadResponse({ call, payload, paging, clock: deps.clock, requestId, request, extra });
}

const binaryAnswer = v.object({
  body: v.union([v.string(), v.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array)]),
  contentType: v.string(),
  downloadAs: v.exactOptional(v.string()),
  etag: v.exactOptional(v.string()),
  cacheControl: v.exactOptional(v.string()),
}) satisfies v.GenericSchema<unknown, BinaryAnswer>;

function promised(headers: CallHeaders, user: UserRow | undefined): Pick<Context, "team" | "user"> {
  const found: { team: unknown; user: unknown } = { team: headers.team, user };
  if (!isPromised(found)) throw new TypeError("no team");
  return found;
}
function isPromised(value: { team: unknown; user: unknown }): value is Pick<Context, "team" | "user"> {
  return "team" in value;
}

/**
 * Calls without their own limit share one window per caller; so do calls whose own limit counts by cart or user.
 * @returns the counter
 */
async function limit(call: Call | undefined, who: string, deps: Deps): Promise<Counter> {
  const { perMinute, factor } = deps.config.limits;
  const window = call?.limit ?? { max: perMinute, seconds: 60 };
  const key = `${call?.limit ? (call.limit.with ?? call.id) : "any"}:${who}`;
  const counter = { key, limit: { max: window.max * factor, seconds: window.seconds } };
  await countAgainst(deps.db, key, counter.limit, deps.clock.now());
  return counter;
}

function parseInput(call: Call, params: Record<string, string>, search: URLSearchParams, json: unknown) {
  const errors: FieldError[] = [];
  const part = (schema: v.GenericSchema | undefined, value: unknown) => {
    if (!schema) return undefined;
    const result = parsePart(schema, value);
    if ("errors" in result) errors.push(...result.errors);
    else return result.output;
    return undefined;
  };
  const input = {
    params: part(call.params, params),
    query: part(call.query, Object.fromEntries([...search].filter(([, value]) => value !== ""))),
    body: part(call.body, json),
  };
  if (errors.length > 0) throw validationProblem(errors, call.codes);
  return input;
}

/** The input without its proof, because a retry carries another proof: a passkey signs anew. */
function unproven(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(Object.entries(json).filter(([field]) => !PROOF_FIELDS.includes(field)));
}

function slotOf(call: Call, headers: CallHeaders, user: UserRow | undefined, json: unknown, incoming: Incoming) {
  return {
    teamId: headers.team?.id ?? 0,
    callId: call.id,
    owner: user?.id ?? headers.cartToken ?? "",
    key: headers.idempotencyKey ?? "",
    bodyHash: sha256(JSON.stringify([incoming.params, call.proven ? unproven(json) : json])),
  };
}
