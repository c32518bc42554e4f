import type { WizardEnvironment } from "@tribun/checkout-wizard/wizard";

/** Where the hosted checkout sends the fan back to. */
export function returnUrls(): WizardEnvironment["returnUrls"] {
  // The server draws only the frame of these pages, and nobody pays there.
  const origin = typeof document === "undefined" ? "" : location.origin;
  return { success: `${origin}/order/processing`, cancel: `${origin}/dashboard/payment-result` };
}
