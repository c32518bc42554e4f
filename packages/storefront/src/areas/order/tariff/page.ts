import { definePage } from "../../../platform/page/page.ts";

export const orderTariff = definePage({
  path: "/order/tariff",
  title: "orderTariff",
  drawn: "browser",
  footer: "short",
  load: () => import("./order-tariff.tsx"),
  screen: "OrderTariff",
  texts: ["order", "ticket", "forms"],
});
