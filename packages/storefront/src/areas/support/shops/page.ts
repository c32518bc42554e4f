import { definePage } from "../../../platform/page/page.ts";

export const shops = definePage({
  path: "/support/shops",
  title: "shops",
  drawn: "everybody",
  load: () => import("./shops.tsx"),
  screen: "Shops",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["shops"],
});
