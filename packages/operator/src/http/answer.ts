import type { Call } from "@tribun/api-client/contract";
import type { Clock } from "../base/clock.ts";
import { sha256 } from "../security/seal.ts";
import { byteRange } from "./byte-range.ts";
import { shownAs } from "./content-disposition.ts";
import type { BinaryAnswer } from "./context.ts";
import { holdsVersion } from "./etag.ts";

type PayloadFacts = {
  readonly call: Call;
  readonly payload: unknown;
  readonly paging: Record<string, number>;
  readonly clock: Clock;
  readonly requestId: string;
  readonly request: Request;
  readonly extra: Headers;
};

/** Builds the success envelope. Public reads carry an ETag of the payload only, because `meta` differs each time. */
export function payloadResponse({ call, payload, paging, clock, requestId, request, extra }: PayloadFacts): Response {
  const headers = new Headers(extra);
  headers.set("content-type", "application/json; charset=utf-8");
  if (call.method === "GET" && call.auth === "public" && !call.headerless) {
    const etag = `W/"${sha256(JSON.stringify(payload)).slice(0, 22)}"`;
    headers.set("etag", etag);
    headers.set("vary", "X-Team-Id, X-Language-Code, Origin");
    if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
    if (holdsVersion(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  } else {
    headers.set("cache-control", "no-store");
  }
  const meta = { ...paging, serverTime: clock.now().toISOString(), requestId };
  return new Response(JSON.stringify({ payload, meta }), { headers });
}

/** Answers with a file; sandboxed, so that a picture can never run as a page. */
export function binaryResponse(answer: BinaryAnswer, request: Request, extra: Headers): Response {
  const headers = new Headers(extra);
  headers.set("content-type", answer.contentType);
  headers.set("cache-control", answer.cacheControl ?? "private, no-store");
  headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (answer.downloadAs) headers.set("content-disposition", shownAs(answer.downloadAs));
  if (answer.etag) {
    headers.set("etag", answer.etag);
    if (holdsVersion(request.headers.get("if-none-match"), answer.etag)) return new Response(null, { status: 304, headers });
    if (typeof answer.body !== "string") return partResponse(answer.body, answer.etag, request, headers);
  }
  return new Response(answer.body, { headers });
}

/** Answers with an immutable file or the requested part of it: some browsers play no video without ranges. */
function partResponse(body: Uint8Array<ArrayBuffer>, etag: string, request: Request, headers: Headers): Response {
  headers.set("accept-ranges", "bytes");
  const condition = request.headers.get("if-range");
  const part = condition === null || condition === etag ? byteRange(request.headers.get("range"), body.length) : undefined;
  if (part === undefined) return new Response(body, { headers });
  if (part === "unsatisfiable") {
    headers.set("content-range", `bytes */${body.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set("content-range", `bytes ${part.from}-${part.to}/${body.length}`);
  return new Response(body.subarray(part.from, part.to + 1), { status: 206, headers });
}
