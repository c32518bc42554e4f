import { definePage } from "../../../platform/page/page.ts";

/** Open to guests: the checkout id is enough for the result, only a new payment needs the session. */
export const paymentResult = definePage({
  path: "/dashboard/payment-result",
  title: "paymentResult",
  drawn: "browser",
  budget: "account",
  load: () => import("./payment-result.tsx"),
  screen: "PaymentResult",
  texts: ["payment", "forms"],
});
