import { definePage } from "../../../platform/page/page.ts";

export const cancellation = definePage({
  path: "/information/cancellation",
  title: "cancellation",
  drawn: "everybody",
  standalone: "cancellation",
  load: () => import("./cancellation.tsx"),
  screen: "Cancellation",
  texts: ["legal", "legal-withdrawal", "forms", "errors", "validation"],
});
