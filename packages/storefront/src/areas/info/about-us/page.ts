import { definePage } from "../../../platform/page/page.ts";

export const aboutUs = definePage({
  path: "/information/about-us",
  title: "aboutUs",
  drawn: "everybody",
  load: () => import("./about-us.tsx"),
  screen: "AboutUs",
  texts: ["information"],
});
