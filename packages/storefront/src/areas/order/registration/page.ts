import { definePage } from "../../../platform/page/page.ts";

/** Registration inside an order, with the tariff in sight. */
export const registerTariff = definePage({
  path: "/auth/register/tariff",
  title: "register",
  drawn: "browser",
  footer: "short",
  load: () => import("./register-tariff.tsx"),
  screen: "RegisterTariff",
  texts: ["auth", "forms", "ticket"],
});
