import { type Call, contract } from "@tribun/api-client/contract";
import { languageAccepted } from "@tribun/domain";

const SHARED = Object.values<Call>(contract)
  .filter((call) => call.shared)
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, "[^/]+")}$`) }));

/** Returns the shared call that a path belongs to. */
export const callAt = (path: string): Call | undefined => SHARED.find(({ pattern }) => pattern.test(path))?.call;

/**
 * Builds a key from everything that the answer of a shared call may depend on, including the origin, because another origin gets other
 * headers.
 */
export function keyOf(url: string, given: (name: string) => string | undefined): string {
  const header = (name: string) => given(name) ?? "";
  const chosen = /(?:^|;\s*)lang=(tr|de)(?:;|$)/.exec(header("cookie"))?.[1] ?? "";
  const wanted = languageAccepted(header("accept-language")) ?? "";
  const club = `${header("x-team-id")}\n${header("x-language-code")}\n${header("x-forwarded-host")}\n${header("origin")}`;
  return `${meantBy(url)}\n${chosen}\n${wanted}\n${club}`;
}

/** Returns the part of the URL that its call reads: without the query if the call has none, because callers can invent queries. */
function meantBy(url: string): string {
  const mark = url.indexOf("?");
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  return callAt(path)?.query ? url : path;
}
