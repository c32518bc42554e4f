import { definePage } from "../../../platform/page/page.ts";

export const orderDetail = definePage({
  path: "/dashboard/orders/$id",
  title: "orderDetail",
  drawn: "browser",
  session: true,
  load: () => import("./order-detail.tsx"),
  screen: "OrderDetail",
  texts: ["orders", "payment", "forms"],
});
