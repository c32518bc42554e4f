import { definePage } from "../../../platform/page/page.ts";

export const help = definePage({
  path: "/support",
  title: "support",
  drawn: "everybody",
  standalone: "support",
  load: () => import("./support.tsx"),
  screen: "Support",
  // Links open the form at a subject.
  choices: ["topic=callback", "topic=fault"],
  // Only the prerenderer asks: the file of a standalone form knows no queries.
  ...(import.meta.env.SSR && { first: () => import("./first.ts") }),
  texts: ["support", "shops", "forms", "errors", "validation"],
});
