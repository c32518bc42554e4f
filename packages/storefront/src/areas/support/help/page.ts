import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
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
  ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./support-message.ts")).supportMessage)] }),
  texts: ["support", "shops", "forms", "errors", "validation"],
});
