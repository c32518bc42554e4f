import { HYDRATE } from "@tribun/storefront/hydration/hand-over";
import type { PageKind } from "../budget/budgets.ts";
import type { Intent } from "./weigh.ts";

/** A page that represents its kind. */
export type Sample = { readonly name: string; readonly path: string; readonly kind: PageKind; readonly intent?: Intent };

/** Hydrates a page without using a control, which would load more. */
export const hydrates: Intent = (page) => page.evaluate((kind) => void document.dispatchEvent(new Event(kind)), HYDRATE);

/** The fan starts to fill in a form. */
const types: Intent = (page) => page.locator("main form input:not([type=radio]):visible").first().tap();

/** Public pages, one for each set of files. Detail pages differ only in their data. */
export const PUBLIC_PAGES: readonly Sample[] = [
  { name: "home", path: "/", kind: "still", intent: hydrates },
  { name: "list", path: "/tarife", kind: "still", intent: hydrates },
  { name: "detail", path: "/tarife/single/tribun-l", kind: "still", intent: hydrates },
  { name: "information", path: "/information/agb", kind: "still", intent: hydrates },
  { name: "support", path: "/support", kind: "campaign", intent: types },
  { name: "shops", path: "/support/shops", kind: "still", intent: types },
  { name: "login", path: "/auth/login", kind: "form", intent: types },
  { name: "register", path: "/auth/register", kind: "form", intent: types },
];

/** Pages that need a cart or a session. They hydrate without an intent. */
export const OWN_PAGES: readonly Sample[] = [
  { name: "step", path: "/order/number", kind: "step" },
  { name: "registration", path: "/auth/register/tariff", kind: "step" },
  { name: "dashboard", path: "/dashboard", kind: "dashboard" },
];

/** The pages of an order with a full cart, each opened directly. A reload needs the same files as a first visit. */
export const GUEST_STEPS: readonly Sample[] = [
  { name: "cart", path: "/cart", kind: "step" },
  { name: "stepTariff", path: "/order/tariff", kind: "step" },
  { name: "stepNumber", path: "/order/number", kind: "step" },
  { name: "stepExtras", path: "/order/extras", kind: "step" },
  { name: "stepApproval", path: "/order/approval", kind: "approval" },
  { name: "stepRegistration", path: "/auth/register/tariff", kind: "step" },
];

/** The same pages for a signed-in fan, with names of their own and without the registration. */
const stepsOf = (whose: string): readonly Sample[] =>
  GUEST_STEPS.slice(0, -1).map((sample) => ({ ...sample, name: `${sample.name}${whose}` }));
/** With an account without lines. */
export const OWN_STEPS = stepsOf("OfOwn");
/** With a line of another tariff. */
export const OWNER_STEPS = stepsOf("OfLine");
