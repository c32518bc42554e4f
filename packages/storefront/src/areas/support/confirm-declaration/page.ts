import { definePage } from "../../../platform/page/page.ts";

/** The link that asks the owner of a contract leads here; the operator has it as `CONFIRM_PAGE`. */
export const confirmDeclaration = definePage({
  path: "/information/cancellation/confirm",
  title: "confirmDeclaration",
  drawn: "browser",
  load: () => import("./confirm-declaration.tsx"),
  screen: "ConfirmDeclaration",
  texts: ["legal"],
});
