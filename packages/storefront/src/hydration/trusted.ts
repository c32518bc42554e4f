/** The part of Trusted Types that this site uses. Only Chromium and newer versions of Safari and Firefox support it. */
type Rules = { readonly createHTML?: (html: string) => string | null; readonly createScriptURL?: (url: string) => string | null };
type Policy = { readonly createScriptURL: (url: string) => string };
declare global {
  /** A global of the browser that lib.dom does not know yet. */
  var trustedTypes: { readonly defaultPolicy: unknown; readonly createPolicy: (name: string, rules: Rules) => Policy } | undefined;
}

const WORKER = "/sw.js";
let worker: Policy | undefined;

/** The address of the service worker, as a trusted URL where the browser requires one. */
export function workerAddress(): string {
  worker ??= globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER });
  return worker?.createScriptURL(WORKER) ?? WORKER;
}

/** React creates a script element from this markup; it is empty. */
const EMPTY_SCRIPT = "<script></script>";

/** Lets React render JSON-LD, which it puts into a script element: allows its empty element, and texts without any markup. */
export function trustData(): void {
  if (!globalThis.trustedTypes || globalThis.trustedTypes.defaultPolicy) return;
  globalThis.trustedTypes.createPolicy("default", { createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes("<") ? html : null) });
}
