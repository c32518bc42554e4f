import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { isDatabaseAway } from "../db/errors.ts";
import type { Deps } from "../kernel/deps.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientIp, trustOf } from "../base/client-ip.ts";
import { endsWithin } from "../base/deadline.ts";
import { Problem, problemResponse } from "../base/problem.ts";
import { requestIdOf } from "../base/request-id.ts";
import type { Route } from "../http/route.ts";
import { preflight, secure } from "../http/security-headers.ts";
import { serveCall } from "../http/serve-call.ts";
import { healthPages } from "./health.ts";
import { PAGES } from "./pages.ts";
import { ROUTES } from "./routes.ts";

/** Paths that probes fetch every few seconds. */
const PROBES = new Set(["/health", "/ready", "/metrics"]);

/** Creates the operator's app. It opens no port and starts no loop: inject requests with `app.request()`, or serve it. */
export function createApp(deps: Deps, routes: readonly Route[] = ROUTES): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const trusted = trustOf(deps.config.trustedProxies);
  app.use(async (c, next) => {
    const requestId = requestIdOf(c.req.header("x-request-id"));
    c.set("requestId", requestId);
    c.set("ip", clientIp(peerOf(c), c.req.raw.headers.get("x-forwarded-for"), trusted));
    const started = performance.now();
    if (c.req.method === "OPTIONS") c.res = preflight();
    else if (!(await endsWithin(deps.config.requestSeconds * 1000, next()))) {
      deps.log.error({ requestId, call: nameOf(c) }, "no answer in time");
      c.res = fail(c, Problem.failed({ status: 503, reason: "timeout" }));
    }
    secure(c.res, c.req.raw, requestId, deps.config, deps.teams);
    const ms = Math.round(performance.now() - started);
    // Log the pattern, never the path: paths contain codes, numbers and checkout keys.
    const call = nameOf(c);
    const refused = c.get("refused");
    deps.metrics.request(call, refused ? "refused" : c.res.status, ms / 1000);
    const line = { requestId, method: c.req.method, call, status: c.res.status, ms, ...(refused && { refused }) };
    if (PROBES.has(call) && c.res.ok) deps.log.debug(line);
    else deps.log.info(line);
  });
  healthPages(app, deps);
  for (const route of routes) {
    for (const path of [route.call.path, ...(route.call.aliases ?? [])]) {
      app.on(route.call.method, path.replace(/\{(\w+)\}/g, ":$1"), (c) => {
        c.set("callId", route.call.id);
        return serveCall(route, { request: c.req.raw, params: c.req.param(), ip: c.get("ip"), requestId: c.get("requestId") }, deps);
      });
    }
  }
  for (const pages of PAGES) pages(app, deps);
  app.notFound((c) => fail(c, Problem.failed({ status: 404, reason: "unknownRoute" })));
  app.onError((error, c) => {
    if (error instanceof Problem) {
      if (error.facts.refused) c.set("refused", true);
      else if (error.status >= 500) deps.log.error({ requestId: c.get("requestId"), err: error.cause ?? error }, "problem");
      return fail(c, error);
    }
    deps.log.error({ requestId: c.get("requestId"), err: error }, "unexpected failure");
    const busy = { status: 503, reason: "busy" as const, retryAfterSeconds: 5 };
    return fail(c, Problem.failed(isDatabaseAway(error) ? busy : {}));
  });
  return app;
}

function fail(c: Context<AppEnv>, problem: Problem): Response {
  return problemResponse(problem, { instance: c.req.path, requestId: c.get("requestId") });
}

/** Id of a call, pattern of a page, `preflight` or `unknown`: a small set of metric labels for any request. */
function nameOf(c: Context<AppEnv>): string {
  if (c.req.method === "OPTIONS") return "preflight";
  const pattern = c.get("callId") ?? routePath(c, -1);
  return pattern.endsWith("*") ? "unknown" : pattern;
}

function peerOf(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined; // An injected request has no socket.
  }
}
