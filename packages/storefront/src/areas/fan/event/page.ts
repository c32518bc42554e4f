import { definePage } from "../../../platform/page/page.ts";

export const event = definePage({
  path: "/event/$slug",
  drawn: "everybody",
  load: () => import("./event.tsx"),
  screen: "Event",
  ...(import.meta.env.SSR && { addresses: () => import("./addresses.ts").then((module) => module.addresses) }),
  texts: ["fan"],
});
