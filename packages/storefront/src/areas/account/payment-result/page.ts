import { definePage } from "../../../platform/page/page.ts";

/** Open to guests: the checkout's id answers, and only paying again asks for the session. */
export const paymentResult = definePage({
  path: "/dashboard/payment-result",
  title: "paymentResult",
  drawn: "browser",
  load: () => import("./payment-result.tsx"),
  screen: "PaymentResult",
  texts: ["payment", "forms"],
});
