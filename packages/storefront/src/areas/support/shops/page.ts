import { definePage } from "../../../platform/page/page.ts";

export const shops = definePage({
  path: "/support/shops",
  title: "shops",
  drawn: "everybody",
  load: () => import("./shops.tsx"),
  screen: "Shops",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  ...(import.meta.env.SSR && { noScript: async () => [(await import("./answer-search.ts")).findShop] }),
  texts: ["shops"],
});
