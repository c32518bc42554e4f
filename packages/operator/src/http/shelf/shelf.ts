import type { IncomingMessage, ServerResponse } from "node:http";
import type { Http2Bindings, HttpBindings } from "@hono/node-server";
import type { Call } from "@tribun/api-client/contract";
import type { Deps } from "../../kernel/deps.ts";
import { clientIp, limitSource, trustOf } from "../../base/client-ip.ts";
import { holdsVersion } from "../etag.ts";
import { requestIdOf } from "../../base/request-id.ts";
import { endOf, type Entry, entryOf } from "./entry.ts";
import { createKept } from "./kept.ts";
import { callAt, keyOf } from "./key.ts";
import { createTally } from "./tally.ts";

/** How long the shelf repeats an answer without a database query. */
const GOOD_MS = 1000;
/** After this time the next request fetches the answer again, so that the others never have to fetch all at once. */
const FRESH_MS = 500;
/** Interval between flushes; in between, a process may let through a whole window before it learns the counts of other processes. */
const FLUSH_MS = 1000;

type Fetch = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Caches answers that are the same for every caller, in front of the app. */
export type Shelf = {
  /** Answers immediately from the cache. @returns false if the app must answer */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Calls the app and stores what may be cached. */
  readonly fetch: Fetch;
  readonly stop: () => Promise<void>;
};

/** Puts the shelf in front of an app. It counts limits in the same database rows as the app. */
export function createShelf(deps: Deps, fetch: Fetch): Shelf {
  const { config, clock, log, metrics } = deps;
  const entries = createKept(GOOD_MS);
  const trusted = trustOf(config.trustedProxies);
  const tally = createTally(deps.db, clock, { max: config.limits.perMinute * config.limits.factor, seconds: 60 });
  const offset = () => clock.nowMs() - Date.now();
  let flushed = Promise.resolve();
  const flush = (only?: string) =>
    (flushed = flushed.then(() => tally.flush(only)).catch((error: unknown) => log.warn({ err: error }, "the tally could not be written")));
  const timer = setInterval(() => void flush(), FLUSH_MS);

  const limitOf = ({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">) =>
    `any:${limitSource(clientIp(socket.remoteAddress, one(headers["x-forwarded-for"]) ?? null, trusted))}`;

  const serve: Shelf["serve"] = (request, response) => {
    if (request.method !== "GET" || deps.lifecycle.stopping()) return false;
    const started = performance.now();
    const entry = entries.get(keyOf(request.url ?? "", (name) => one(request.headers[name])));
    if (!entry || Math.abs(entry.offset - offset()) > GOOD_MS || isLeftToTheApp(entry)) return false;
    // The app answers the refusal, with the seconds to wait.
    if (!tally.allows(limitOf(request))) return false;
    const requestId = requestIdOf(one(request.headers["x-request-id"]));
    const unchanged = holdsVersion(request.headers["if-none-match"], entry.etag);
    const status = unchanged ? 304 : 200;
    const headers = { ...entry.headers, "x-request-id": requestId };
    if (unchanged) response.writeHead(status, headers).end();
    else {
      const end = endOf(entry, clock.now(), requestId);
      response.writeHead(status, { ...headers, "content-length": entry.body.byteLength + end.length });
      response.write(entry.body);
      response.end(end);
    }
    const ms = performance.now() - started;
    metrics.request(entry.call, status, ms / 1000);
    // Debug level only, because the metrics count every answer and a log line for each would cost more than the answer.
    log.debug({ requestId, method: "GET", call: entry.call, status, ms: Math.round(ms) });
    return true;
  };

  const keep: Fetch = async (request, env) => {
    const call = request.method === "GET" ? sharedCall(new URL(request.url).pathname, request.headers) : undefined;
    const key = call && keyOf(request.url.slice(new URL(request.url).origin.length), (name) => request.headers.get(name) ?? undefined);
    if (!call || !key) return fetch(request, env);
    // The app counts in the database, so write this process's counts there first.
    await flush(limitOf(env.incoming));
    // Request the full answer, because a 304 would leave nothing to cache.
    const headers = new Headers(request.headers);
    headers.delete("if-none-match");
    const response = await fetch(new Request(request.url, { headers }), env);
    const facts = { call: call.id, keptAt: Date.now(), offset: offset(), renewed: false };
    const entry = response.status === 200 ? await entryOf(response.clone(), facts) : undefined;
    if (!entry) return response;
    entries.set(key, entry);
    const unchanged = holdsVersion(request.headers.get("if-none-match"), entry.etag);
    return unchanged ? new Response(null, { status: 304, headers: response.headers }) : response;
  };

  return {
    serve,
    fetch: keep,
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/** True if an entry is too old, or old enough for this single request to renew it. */
function isLeftToTheApp(entry: Entry): boolean {
  const age = Date.now() - entry.keptAt;
  if (age < FRESH_MS || (entry.renewed && age < GOOD_MS)) return false;
  entry.renewed = true;
  return true;
}

function sharedCall(path: string, headers: Headers): Call | undefined {
  const call = callAt(path);
  // A caller with a session may get more than others.
  return call?.auth === "public" || headers.get("authorization") === null ? call : undefined;
}

const one = (value: string | readonly string[] | undefined): string | undefined => (typeof value === "string" ? value : value?.[0]);
