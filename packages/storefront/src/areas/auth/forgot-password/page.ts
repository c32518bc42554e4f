import { definePage } from "../../../platform/page/page.ts";

export const forgotPassword = definePage({
  path: "/auth/forgot-password",
  title: "forgotPassword",
  drawn: "everybody",
  budget: "form",
  standalone: "forgotPassword",
  load: () => import("./forgot-password.tsx"),
  screen: "ForgotPassword",
  texts: ["auth", "forms", "errors", "validation"],
});
