import { definePage } from "../../../platform/page/page.ts";

export const faq = definePage({
  path: "/information/faq",
  title: "faq",
  drawn: "everybody",
  load: () => import("./faq.tsx"),
  screen: "Faq",
  texts: ["information"],
});
