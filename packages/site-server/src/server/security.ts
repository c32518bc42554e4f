/** Headers of every document and file, beside the content security policy that each document has of its own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  // A fan may read a SIM card's number with the camera, in a step that is reached without another document: so on our own pages, never
  // within others', and only when it is pressed for.
  "permissions-policy": "camera=(self), microphone=(), geolocation=(), usb=(), payment=(self), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};

/** The policy of an answer that shows nothing: a redirect, a refusal, a failure. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Adds what an answer does not say itself; the operator's have headers of their own. */
export function secure({ headers, status }: Response): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!headers.has(name)) headers.set(name, value);
  if (status >= 300 && status !== 304 && !headers.has("content-security-policy")) headers.set("content-security-policy", NOTHING);
}
