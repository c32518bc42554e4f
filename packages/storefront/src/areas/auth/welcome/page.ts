import { definePage } from "../../../platform/page/page.ts";

export const welcome = definePage({
  path: "/auth/welcome",
  title: "welcome",
  drawn: "browser",
  session: true,
  load: () => import("./welcome.tsx"),
  screen: "Welcome",
  texts: ["auth"],
});
