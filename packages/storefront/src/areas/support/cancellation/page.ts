import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

export const cancellation = definePage({
  path: "/information/cancellation",
  title: "cancellation",
  drawn: "everybody",
  standalone: "cancellation",
  load: () => import("./cancellation.tsx"),
  screen: "Cancellation",
  ...(import.meta.env.SSR && {
    noScript: async () => [
      answerNoScript((await import("./terminate.ts")).terminate),
      answerNoScript((await import("./withdraw.ts")).withdraw),
    ],
  }),
  texts: ["legal", "legal-withdrawal", "forms", "errors", "validation"],
});
