import { definePage } from "../../../platform/page/page.ts";

export const bills = definePage({
  path: "/dashboard/bills",
  title: "bills",
  drawn: "browser",
  session: true,
  offline: ["invoices", "seasons"],
  load: () => import("./bills.tsx"),
  screen: "Bills",
  texts: ["bills", "forms"],
});
