import { answerNoScript } from "../../../platform/forms/no-script/answer.tsx";
import { definePage } from "../../../platform/page/page.ts";

/** Lead form for companies and dealers; `?kind=dealer` opens it for dealers. */
export const corporateRegister = definePage({
  path: "/auth/corporate-register",
  title: "corporateRegister",
  drawn: "everybody",
  budget: "form",
  capability: "business",
  standalone: "corporate",
  load: () => import("./corporate.tsx"),
  screen: "Corporate",
  choices: ["kind=dealer"],
  ...(import.meta.env.SSR && { noScript: async () => [answerNoScript((await import("./corporate-lead.ts")).corporateLead)] }),
  texts: ["business", "forms", "errors", "validation"],
});
