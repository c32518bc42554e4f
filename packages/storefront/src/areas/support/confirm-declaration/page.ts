import { definePage } from "../../../platform/page/page.ts";

/** Target of the mailed link to the contract's owner. The operator has this address as `CONFIRM_PAGE`. */
export const confirmDeclaration = definePage({
  path: "/information/cancellation/confirm",
  title: "confirmDeclaration",
  drawn: "browser",
  load: () => import("./confirm-declaration.tsx"),
  screen: "ConfirmDeclaration",
  texts: ["legal"],
});
