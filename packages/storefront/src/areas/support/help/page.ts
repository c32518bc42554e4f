import { outagesQuery } from "../../../features/outages/queries/queries.ts";
import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage, type FetchFirst } from "../../../platform/page/page.ts";

// Only the prerenderer fetches these answers, because a standalone form has no queries.
const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(outagesQuery(scope))];

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
  ...(import.meta.env.SSR && { fetchFirst }),
  ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./support-message.ts")).supportMessage)] }),
  texts: ["support", "shops", "forms", "errors", "validation"],
});
