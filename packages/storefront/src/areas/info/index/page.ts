import { DOCUMENTS } from "@tribun/i18n";
import { definePage } from "../../../platform/page/page.ts";

export const information = definePage({
  path: "/information",
  title: "information",
  drawn: "everybody",
  load: () => import("./information-index.tsx"),
  screen: "InformationIndex",
  texts: ["information", ...DOCUMENTS],
});
