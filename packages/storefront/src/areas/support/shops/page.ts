import { definePage } from "../../../platform/page/page.ts";

export const shops = definePage({
  path: "/support/shops",
  title: "shops",
  drawn: "everybody",
  load: () => import("./shops.tsx"),
  screen: "Shops",
  texts: ["shops"],
});
