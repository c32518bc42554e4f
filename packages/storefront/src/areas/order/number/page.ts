import { definePage } from "../../../platform/page/page.ts";

export const orderNumber = definePage({
  path: "/order/number",
  title: "orderNumber",
  drawn: "browser",
  load: () => import("./order-number.tsx"),
  screen: "OrderNumber",
  texts: ["order", "ticket", "forms"],
});
