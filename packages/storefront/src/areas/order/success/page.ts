import { definePage } from "../../../platform/page/page.ts";

export const checkoutSuccess = definePage({
  path: "/checkout/success",
  title: "checkoutSuccess",
  drawn: "browser",
  load: () => import("./checkout-success.tsx"),
  screen: "CheckoutSuccess",
  texts: ["payment", "forms", "invite"],
});
