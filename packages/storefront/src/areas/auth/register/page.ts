import { definePage } from "../../../platform/page/page.ts";

export const register = definePage({
  path: "/auth/register",
  title: "register",
  drawn: "everybody",
  budget: "form",
  standalone: "register",
  load: () => import("./register.tsx"),
  screen: "Register",
  choices: ["kind=corporate"],
  texts: ["auth", "forms", "errors", "validation"],
});
