import type { Config } from "../base/config/config.ts";
import type { Teams } from "../base/teams.ts";
import { HEADER } from "../base/request-headers.ts";

/** Sets the headers that every answer carries, unless the handler set its own value. */
export function secure(response: Response, request: Request, requestId: string, config: Config, teams: Teams): Response {
  const { headers } = response;
  headers.set("x-request-id", requestId);
  const defaults = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    ...(config.production && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(corsHeaders(request, teams))) headers.set(name, value);
  return response;
}

/** CORS headers for the clubs' own origins; empty for any other origin. */
export function corsHeaders(request: Request, teams: Teams): Record<string, string> {
  const origin = request.headers.get("origin");
  if (!origin || ![...teams.values()].some((team) => team.origin === origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "x-request-id, retry-after, etag, idempotency-replayed, content-disposition",
    vary: "Origin, X-Team-Id, X-Language-Code",
  };
}

/** Answers a preflight. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": Object.values(HEADER).join(", "),
      "access-control-max-age": "600",
    },
  });
}
