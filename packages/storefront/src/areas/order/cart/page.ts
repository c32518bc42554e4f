import { definePage } from "../../../platform/page/page.ts";

export const cart = definePage({
  path: "/cart",
  title: "cart",
  drawn: "browser",
  load: () => import("./cart-page.tsx"),
  screen: "CartPage",
  texts: ["order", "ticket", "forms"],
});
