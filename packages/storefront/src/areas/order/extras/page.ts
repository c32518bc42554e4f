import { definePage } from "../../../platform/page/page.ts";

export const orderExtras = definePage({
  path: "/order/extras",
  title: "orderExtras",
  drawn: "browser",
  footer: "short",
  capability: "jersey",
  load: () => import("./order-extras.tsx"),
  screen: "OrderExtras",
  texts: ["order", "ticket", "forms"],
});
