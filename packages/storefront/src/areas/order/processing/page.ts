import { definePage } from "../../../platform/page/page.ts";

export const processing = definePage({
  path: "/order/processing",
  title: "processing",
  drawn: "browser",
  footer: "short",
  load: () => import("./order-processing.tsx"),
  screen: "OrderProcessing",
  texts: ["payment", "forms"],
});
