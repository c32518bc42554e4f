import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

export const dsgvo = definePage({
  path: "/information/dsgvo",
  title: "dsgvo",
  drawn: "everybody",
  standalone: "dsgvo",
  load: () => import("./dsgvo.tsx"),
  screen: "Dsgvo",
  ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./rights-request.ts")).rightsRequest)] }),
  texts: ["information", "forms", "errors", "validation"],
});
