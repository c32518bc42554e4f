/** Headers of every document and file, beside the content security policy that each document has of its own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), usb=(), payment=(self), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
};
