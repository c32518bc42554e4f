/** Headers of every document and file. Each document also has its own content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // A fan may scan a SIM card's number with the camera, in a step that is reached without a new document. So every own page may use the
  // camera, but no embedded one; the app asks for it only on a press.
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), usb=(), payment=(self), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** Policy of an answer without content of its own: a redirect, a refusal, a failure. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Adds the headers that an answer does not set itself; answers of the operator have their own. */
export function secure({ headers, status }: Response): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  if (status >= 300 && status !== 304 && !headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
}
