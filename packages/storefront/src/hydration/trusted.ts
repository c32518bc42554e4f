/** What this site uses of Trusted Types; only Chromium's browsers, Safari's and Firefox's newer ones have them. */
type Rules = { readonly createHTML?: (html: string) => string | null; readonly createScriptURL?: (url: string) => string | null };
type Policy = { readonly createScriptURL: (url: string) => string };
declare global {
  /** A global of the browser, which lib.dom does not know yet. */
  var trustedTypes: { readonly defaultPolicy: unknown; readonly createPolicy: (name: string, rules: Rules) => Policy } | undefined;
}

const WORKER = "/sw.js";
let worker: Policy | undefined;

/** The address of the service worker, as a page that takes only trusted ones wants it. */
export function workerAddress(): string {
  worker ??= globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER });
  return worker?.createScriptURL(WORKER) ?? WORKER;
}

/** By this React makes the element of a script; it holds nothing yet. */
const EMPTY_SCRIPT = "<script></script>";

/** Lets React draw data for machines, which it puts into an element of script: its empty shell, and texts without any markup. */
export function trustData(): void {
  if (!globalThis.trustedTypes || globalThis.trustedTypes.defaultPolicy) return;
  globalThis.trustedTypes.createPolicy("default", { createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null) });
}
