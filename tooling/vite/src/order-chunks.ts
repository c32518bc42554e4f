import type { Rolldown } from "vite";
import { anyOf, codeOf, kit, own, together } from "./module-paths.ts";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** Components of the ui-kit that the order alone shows. */
export const TICKET = "order-ticket|stepper|number-picker|seat|tabs";
/** What a step asks for is asked again on the ticket, by who changes it there: it lies with its step, as nobody changes all of it. */
const TERM = anyOf(own("checkout-wizard", "steps/tariff/(?!edit)"), own("storefront", "screens/order-tariff/"));
// Without what the step fetches when it is chosen: a number that is brought along, a list, a card from a shop, whose line it will be.
const LINE = anyOf(
  kit("tabs|seat"),
  own(
    "checkout-wizard",
    "steps/number/(?:step|number(?!-list)[-.]|sim-fields|schema|seat|use-(?:acted|main-line|numbers?)|digit-boxes)|machine/number-search",
  ),
  own("storefront", "screens/order-number/"),
);
/** A jersey as it is to be, drawn while one types: it comes behind the question whether there is to be one. */
const LOCKER = anyOf(own("checkout-wizard", "steps/extras/(?:extras\\.module|jersey-f(?:orm|acts)|locker|size|style)"));
const JERSEY = anyOf(own("checkout-wizard", "steps/extras/(?!edit)"), own("storefront", "screens/order-extras/"));
const TYPED = "fields|coupon-form|open-order|order-|use-(?:pay-|identity|submit)|confirm|verif|identity|schema|summary|person-|ported";
/** The ticket to look over and to change, without what is typed at its end and sent. */
const APPROVAL = anyOf(
  own("checkout-wizard", `ticket/(?!order-summary|jersey)|machine/edits|steps/approval/(?!${TYPED})`),
  own("storefront", "screens/order-approval/"),
);
/** The cart, and whether what waits there has been paid meanwhile: asked in an order as well, where one waits. */
const CART = anyOf(own("checkout-wizard", "cart/|machine/cart|wizard/use-open-payment"), own("storefront", "screens/cart/"));
/** The registration, beside which the ticket stands and whose form is given. */
const ASKED = anyOf(own("storefront", "screens/register-tariff/"));
const WIZARD = anyOf(kit(TICKET), own("checkout-wizard"), own("domain", "pricing/"), own("storefront", "screens/order-frame/"));

/**
 * The files of an order: one for each step, what all of them have, and what few ask for.
 * @param shared the modules that more than one file uses
 */
export function orderGroups(shared: ReadonlySet<string>): NonNullable<Splitting["groups"]> {
  return [
    { name: "term", test: codeOf(TERM), priority: 4 },
    // Numbers as a list: for who looks for one, and instead of one that a line has.
    { name: "picker", test: anyOf(kit("number-picker")), priority: 4 },
    // Whose line it will be: asked with kids and partner tariffs alone.
    { name: "holder", test: together(anyOf(own("checkout-wizard", "steps/number/(?:holder-fields|main-line)")), shared), priority: 4 },
    { name: "line", test: codeOf(LINE), priority: 4 },
    { name: "approval", test: codeOf(APPROVAL), priority: 4 },
    { name: "cart", test: codeOf(CART), priority: 4 },
    { name: "locker", test: LOCKER, priority: 4.5 },
    { name: "jersey", test: JERSEY, priority: 4 },
    { name: "wizard", test: (id: string) => ASKED.test(id) || together(WIZARD, shared)(id), priority: 3 },
  ];
}
