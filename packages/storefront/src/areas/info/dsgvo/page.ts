import { definePage } from "../../../platform/page/page.ts";

export const dsgvo = definePage({
  path: "/information/dsgvo",
  title: "dsgvo",
  drawn: "everybody",
  standalone: "dsgvo",
  load: () => import("./dsgvo.tsx"),
  screen: "Dsgvo",
  texts: ["information", "forms", "errors", "validation"],
});
