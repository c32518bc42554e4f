import { definePage } from "../../../platform/page/page.ts";

export const orderNumber = definePage({
  path: "/order/number",
  title: "orderNumber",
  drawn: "browser",
  footer: "short",
  load: () => import("./order-number.tsx"),
  screen: "OrderNumber",
  texts: ["order", "ticket", "forms"],
});
