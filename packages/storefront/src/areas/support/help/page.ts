import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

export const help = definePage({
  path: "/support",
  title: "support",
  drawn: "everybody",
  budget: "campaign",
  standalone: "support",
  load: () => import("./support.tsx"),
  screen: "Support",
  // Topics that links preselect.
  choices: ["topic=callback", "topic=fault"],
  // Only the prerenderer fetches these answers, because a standalone form has no queries.
  ...(import.meta.env.SSR && { first: () => import("./first.ts") }),
  ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./support-message.ts")).supportMessage)] }),
  texts: ["support", "shops", "forms", "errors", "validation"],
});
