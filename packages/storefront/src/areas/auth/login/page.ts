import { definePage } from "../../../platform/page/page.ts";

export const login = definePage({
  path: "/auth/login",
  title: "login",
  drawn: "everybody",
  budget: "form",
  standalone: "login",
  load: () => import("./login.tsx"),
  screen: "Login",
  texts: ["auth", "forms", "errors", "validation"],
});
