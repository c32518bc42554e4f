import { definePage } from "../../../platform/page/page.ts";

export const porting = definePage({
  path: "/information/porting",
  title: "porting",
  drawn: "everybody",
  capability: "porting",
  load: () => import("./number-porting.tsx"),
  screen: "NumberPorting",
  texts: ["portingPage", "porting"],
});
