import type { Language } from "@tribun/domain";
import { downPage } from "./down-page.ts";
import { problem } from "./problem.ts";

/** Headers that belong to one connection (RFC 9110 §7.6.1), or that the proxy sets itself. */
const NOT_PASSED = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  // Node has answered it with its 100 before we are asked.
  "expect",
  "host",
  "content-length",
  "accept-encoding",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
]);
const RETRY_SECONDS = 5;
/** What people open there; the rest, such as `/c/{id}/check`, is asked by programs. */
const PAGE = /^\/c\/[^/]+$/;

export type Proxy = {
  readonly operatorUrl: string;
  readonly club: string;
  /** The club's stylesheets, for the page that stands in for the checkout. */
  readonly styles: readonly string[];
};

/** Facts of the connection that the operator must learn from us, and how to speak where it is silent. */
export type Caller = { readonly address: string | undefined; readonly language: Language; readonly theme: string | undefined };

/**
 * Passes a request on to the operator, body and answer streaming. The fan's address is ours to tell: a forged one is dropped.
 * When the operator cannot be reached, a call gets a problem and a page gets a page (503), so that nobody sees a blank one.
 */
export async function passOn(
  request: Request,
  { operatorUrl, club, styles }: Proxy,
  { address, language, theme }: Caller,
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers([...request.headers].filter(([name]) => !NOT_PASSED.has(name)));
  headers.set("x-forwarded-host", url.host);
  headers.set("x-forwarded-proto", url.protocol.slice(0, -1));
  headers.set("accept-encoding", "identity");
  if (address) headers.set("x-forwarded-for", address);
  try {
    const answer = await fetch(operatorUrl + url.pathname + url.search, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: request.signal,
      ...(request.body && { body: request.body, duplex: "half" }),
    });
    const kept = new Headers([...answer.headers].filter(([name]) => name !== "set-cookie" && !NOT_PASSED.has(name)));
    for (const cookie of answer.headers.getSetCookie()) kept.append("set-cookie", cookie);
    return new Response(answer.body, { status: answer.status, headers: kept });
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    if (PAGE.test(url.pathname)) return downPage({ club, language, theme, here: url.pathname + url.search, styles });
    const facts = { title: "The operator cannot be reached", reason: "unreachable", retryAfterSeconds: RETRY_SECONDS };
    return problem(503, facts, { "retry-after": String(RETRY_SECONDS) });
  }
}
