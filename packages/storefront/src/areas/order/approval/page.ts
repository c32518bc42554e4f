import { definePage } from "../../../platform/page/page.ts";

export const orderApproval = definePage({
  path: "/order/approval",
  title: "orderApproval",
  drawn: "browser",
  footer: "short",
  budget: "approval",
  load: () => import("./order-approval.tsx"),
  screen: "OrderApproval",
  texts: ["order", "ticket", "forms", "approval"],
});
