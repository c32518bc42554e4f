import type { Rolldown } from "vite";
import { anyOf, codeOf, isStyleOf, kit, learn, library, own, together } from "./module-paths.ts";
import { orderGroups, TICKET } from "./order-chunks.ts";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
type Group = NonNullable<Splitting["groups"]>[number];

const FIELDS = "[\\w-]+-field|text-area|field-set|jersey"; // A shirt hangs beside forms, and one of them is about it.
/** Atoms that no form alone shows. */
const WHOLE_PAGES = "error-state|shirt-number|section|skeleton|once-seen|scoreboard|price";
const DIALOG = anyOf(library("@base-ui|@floating-ui"), kit("dialog"));
/** What a form alone and a whole page both stand on: texts, atoms, session, and what most screens are made of. */
const BASE = anyOf(
  library("jotai"),
  // What only the account and forms show goes with them.
  "node_modules/lucide-react/(?!dist/esm/icons/(?:share-2|package|chevron-down|eye|eye-off)\\.)",
  // The texts' library follows the page, with the addresses of all texts.
  own("i18n", "(?!library|text-files)"),
  own("ui-kit", `(?!components/(?:${FIELDS}|${TICKET}|tariff-card|${WHOLE_PAGES}|season-table|segment-bar|cover|dialog)/)`),
  own(
    "domain",
    "rules/(?:cleaned|dates|search-key|password-rules|jersey-letters)|submission|reason-keys|support-href|porting/donor|constants|enums|languages?|money|phone|text|days/(?!working|state)|order/tariff-needs",
  ),
  // A step of the order chooses and types little: with what says its mistakes it needs no more of the forms.
  own("forms", "form-failure|lazy-ways|later|field-message|forms\\.module"),
  own("legal-texts", "de/|tr/|parse-document|for-club"),
  own("brand-contract"),
  own("storefront", "screens/(?:information/(?!search-form)|tariffs/file-href)"),
  own("api-client", "client/(?!http)"),
  own(
    "storefront",
    "api/(?!app\\.|queries)|brand/|place/(?!router)|session/|wake/(?!islands/share)|page-state|document-language|shell/(?:alive|app-link|empty-place|language|search)\\.",
  ),
);
/** Whoever uses it: React, and what stands round every screen and in the shell alike. */
const ALWAYS = anyOf(library("react|react-dom|scheduler"), kit("container|details"));
/**
 * What a whole page has beside it: router, queries, the shell round every screen, and what most screens ask of those. All that
 * `start-page` needs by itself belongs here, or it is a file of its own, which the count of files tells.
 */
const PAGE = anyOf(
  "node_modules/@tanstack/",
  library("use-sync-external-store"),
  "lucide-react/dist/esm/icons/(?:menu|shopping-bag|wifi-off)\\.",
  own("ui-kit", `components/(?:skip-link/|toast/toast\\.|(?:${WHOLE_PAGES})/)`),
  own("checkout-wizard", "draft/(?:draft-atom|secrets|storage-key|use-order-draft)|machine/(?:order-draft|edit-parts)"),
  // The club's season: few lines, which the front page and the dashboard speak of from the start.
  own("domain", "matches/times"),
  own(
    "storefront",
    "screens/match-shared/|start-page|app\\.|brand/offers|router|query-client|api/|place/router|routes/|consent/|tracking/use-purchase|alone/form-place",
  ),
  // The hotline's hours stand on one page alone, and a form alone asks for the keys of a press without any page.
  own(
    "storefront",
    "session/session-dialogs|wake/(?!islands/(?:opening|share)|plain-press)|shell/(?!api-error|route-error|use-error|recovery|use-reload|account-nav|tab-bar|help-link)",
  ),
  library("jotai"),
);
/** What several screens share beside that. */
const SCREENS = anyOf(
  own("forms", "use-kept"),
  own("checkout-wizard", "draft/(?!basket|schema|replace)|machine/tariff-choice"),
  own("storefront", "shell/(?:page-head|use-reload)"),
);
/** What asks the operator and reads the answer. */
const CLIENT = anyOf(
  library("ky|valibot"),
  own(
    "api-client",
    "contract/(?:call\\.|calls/(?:session|orders|outages|catalogue\\.)|schemas/(?:common|outage|user|lines|order\\.|order-input|tariff|porting-info|payments))|client/http",
  ),
  own(
    "domain",
    "(?!submission|reasons|errors\\.|recovery|sim/(?:lpa|transitions)|days/(?!working)|matches/|packs/(?:match-day|start|trip)|giveaway/(?:draw|protocol|outside|beacon|ticket)|games/|random/|pricing/|billing/(?:bill\\.|club-share|dunning|invoice|payout)|usage/forecast|porting/(?:dates|donor)|rules/(?:bank|cleaned|same-person|jersey-letters)|billing/calendar|contract/(?:mandate|termination|contract-change)|sim/eid)",
  ),
  own("forms", "blank-or"),
  // What an order was kept as: read with the first answer, on whichever page knows of the cart.
  own("checkout-wizard", "machine/(?:place-after|search-words)|draft/(?:schema|closed-order)"),
);
/** What typed answers are held to: checked when one is sent, with what the rest of a form is sent by. */
const RULES = anyOf(
  own("domain", "rules/(?:contact|days|identity|keyword|password\\.|person)"),
  own("storefront", "forms/new-password\\.ts|paper/typed-day"),
);
/** What starts a form alone, with what hardly another form begins with: the shirt beside it, a password, a letter to us. */
const ALONE = anyOf(
  kit("jersey|password-field|text-area"),
  "lucide-react/dist/esm/icons/(?:eye|eye-off)\\.",
  own("storefront", "alone/(?:start-form|alone-form)|place/browser-place|wake/plain-press|forms/(?:auth-stage|needs-script)"),
);
const FORMS = anyOf(
  kit(`(?!(?:code|switch)-field/)(?:${FIELDS})`),
  "lucide-react/dist/esm/icons/chevron-down\\.",
  own("forms", "(?!use-kept|payment-methods|donor|port-|otp-|use-otp|phone-|address-|use-places)"),
  own("storefront", "forms/(?!registration/(?!values)|new-password-fields|use-answer|use-filled-in|unanswered)"),
);
/**
 * Both ways to an account: alone and inside an order. Its few styles lie with those of every form, and so do its empty values, which a
 * company's wish begins with as well.
 */
const REGISTRATION = anyOf(own("storefront", "forms/registration/(?!values)"));
/** What makes the account, wherever one is wanted: no form begins with it. */
const REGISTERING = anyOf(own("storefront", "forms/registration/(?:schema|security-section|send-registration|use-login)"));
/** What an address is asked with and a phone is proved by: no form begins with either. */
const PROOF = anyOf(
  kit("code-field"),
  own("forms", "otp-|use-otp|phone-|address-|use-places"),
  own("storefront", "forms/new-password-fields"),
);
/** What public pages ask for that tell rather than sell: news, campaigns, questions. Their few styles lie with those of every page. */
const CONTENT = anyOf(
  kit("cover"),
  own("storefront", "wake/islands/share|screens/(?:(?:fan-shared|campaigns|faq)/queries|fan-reviews/review-facts|information/search-form)"),
);
/** Forms that need no script and what they know already, the search that stands on more than one page, and what is out, which help tells of. */
const PAPER = anyOf(
  own("storefront", "paper/|forms/(?:use-answer|use-filled-in|unanswered)|screens/(?:shops|outage-shared)/"),
  // When our people are there: who asks for their call, and who calls them.
  own("domain", "days/state-holidays"),
);
/** From whom a number can come, and the duties: the page that tells of them asks nothing, and an order shows them with its form. */
const DONORS = anyOf(own("forms", "donor-search|port-duties"), own("storefront", "screens/number-porting/"));
/** A number that is brought along: most fans take a new one. */
const PORTING = anyOf(
  own("forms", "donor-(?:choice|field)"),
  own("checkout-wizard", "machine/porting-day"),
  own("api-client", "contract/(?:calls/portings|schemas/porting\\.)"),
  own("domain", "porting/dates"),
);
/** The ways to pay, with the page that a payment comes back to, which always asks for them where it failed. */
const PAYING = anyOf(
  own("forms", "payment-methods"),
  own("api-client", "contract/calls/payments\\."),
  own("storefront", "screens/(?:order-payment/|payment-result/|payment-shared/payment-methods)"),
);
/** Why something was refused and the ways out: nobody asks for either before it is. */
const REASONS = anyOf(own("domain", "reasons|errors\\.|recovery"), own("forms", "ways-out"));
const ACCOUNT = anyOf(
  kit("season-table|segment-bar|qr-code"),
  "lucide-react/dist/esm/icons/package\\.",
  // Only who has an account has bills and a month that is running.
  own("api-client", "contract/(?:calls/invoices|schemas/invoice)\\."),
  own("domain", "billing/(?:dunning|invoice|payout)|usage/forecast"),
  own(
    "storefront",
    "shell/(?!api-error|route-error|use-error|recovery|help-link)|offline/stale|celebration/(?:use-|moments)|screens/(?:account-common/|account-shared/(?:account[.-]|friends)|payment-shared/(?!payment-methods)|bills|checkout-success/checkout-success.module|(?:dashboard|overview|profile)/.+\\.module\\.css)",
  ),
);
/** Whoever is signed in has it on a phone, with nearly every page of the account. */
const TAB_BAR = anyOf(own("storefront", "shell/tab-bar"), "lucide-react/dist/esm/icons/(?:house|receipt-text|info|circle-user-round)\\.");
/** What explains an error, with the first one. */
const ERRORS = anyOf(own("storefront", "shell/(?:api-error|route-error|use-error|recovery|help-link)"));
/** An order on its way, with the code of its eSIM: few who look after their line have one. */
const ORDERS = anyOf(library("uqr"), own("domain", "sim/lpa"), own("storefront", "screens/order-(?:shared|delivery)/"));
/** What both pages of the account change things with: it asks for forms, which the rest of the account does not. */
const SETTINGS = anyOf(
  kit("switch-field"),
  own("storefront", "screens/account-shared/(?!invite|account[.-]|friends)"),
  own("api-client", "contract/(?:calls/(?:devices|account|lines)|schemas/(?:account|line-care))\\."),
);
/** What is kept for a time without a network; fetched once somebody is signed in. */
const OFFLINE = anyOf(own("storefront", "offline/(?!stale)"), own("api-client", "contract/(?:calls|schemas)/usage"));
/** Messages on the screen: for who turns them on or off, and for who has. */
const PUSH = anyOf(own("storefront", "push/"), own("api-client", "contract/calls/push"));
/** The game's page and the account's both tell of games and rewards; what asks the operator comes with the first question, and asks for no chance. */
const GAMES = anyOf(own("storefront", "screens/games-shared/"), own("domain", "games/(?:states|zones)"));
/** What a draw and a game are checked with: the same chance from the same seed. */
const CHANCE = anyOf(own("domain", "random/|games/(?!states|zones)"), own("storefront", "screens/chance-shared/"));
/** Calls that few make, or that come where a page which was drawn with its answers asks anew: each kind by itself. */
const CALLS = anyOf(
  own("api-client", "contract/(?:calls|schemas)/(?:content|games|auth|tariff-changes|club-share|fan-service|privacy)\\."),
);
/** What is told of a club's share on its page and on the dashboard. */
const SHARE = anyOf(own("storefront", "screens/academy-shared/"), own("domain", "billing/(?:bill\\.|club-share)"));
const SHOP = anyOf(kit("tariff-card"), own("storefront", "screens/tariffs/"));
/**
 * Few files, each with a purpose, since a file costs a request and compresses by itself: React, which changes with its own releases
 * only; what every page starts with; the client; forms, the wizard, the tariffs, the account; and what a screen has for itself.
 * Each imports only from those before it.
 */
export function codeSplitting(): Splitting {
  const initial = new Set<string>();
  const shared = new Set<string>();
  const groups: Group[] = [
    { name: learn(initial), tags: ["$initial"] },
    { name: learn(shared), minShareCount: 2 },
    { name: "dialog", test: DIALOG, priority: 8 },
    {
      name: "start",
      test: (id: string) =>
        initial.has(id) || ALWAYS.test(id) || (shared.has(id) && BASE.test(id)) || isStyleOf(PAGE, id) || isStyleOf(CONTENT, id),
      priority: 7,
    },
    { name: "page", test: (id: string) => PAGE.test(id) || (shared.has(id) && SCREENS.test(id)), priority: 6.7 },
    { name: "rules", test: RULES, priority: 6.6 },
    { name: "client", test: CLIENT, priority: 6.5 },
    { name: "alone", test: codeOf(ALONE), priority: 6.4 },
    { name: "forms", test: (id: string) => together(FORMS, shared)(id) || isStyleOf(REGISTRATION, id), priority: 5 },
    { name: "proof", test: together(PROOF, shared), priority: 5 },
    { name: "content", test: together(CONTENT, shared), priority: 4 },
    { name: "paper", test: together(PAPER, shared), priority: 4 },
    // What a phone gets at a place: told beside a tariff and where all are told of.
    { name: "reception", test: together(anyOf(own("storefront", "screens/reception-shared/")), shared), priority: 4 },
    { name: "donors", test: DONORS, priority: 4 },
    { name: "porting", test: PORTING, priority: 4 },
    // What a number on its way and a payment that failed ask for, beside an order.
    { name: "port-care", test: together(anyOf(own("storefront", "screens/order-porting/")), shared), priority: 4 },
    // When a contract would end.
    { name: "contract-end", test: together(anyOf(own("domain", "contract/(?:termination|contract-change)")), shared), priority: 4 },
    // A free number for a line: instead of one that does not come, or of the one it has.
    { name: "numbers", test: together(anyOf(own("storefront", "screens/numbers-shared/")), shared), priority: 4 },
    { name: "reasons", test: REASONS, priority: 6 },
    { name: "paying", test: PAYING, priority: 4 },
    { name: "registering", test: together(REGISTERING, shared), priority: 4.5 },
    { name: "registration", test: together(REGISTRATION, shared), priority: 4 },
    { name: "account", test: (id: string) => TAB_BAR.test(id) || together(ACCOUNT, shared)(id), priority: 4 },
    { name: "errors", test: together(ERRORS, shared), priority: 4 },
    { name: "offline", test: together(OFFLINE, shared), priority: 4 },
    { name: "push", test: together(PUSH, shared), priority: 4 },
    { name: "orders", test: together(ORDERS, shared), priority: 4 },
    { name: "settings", test: together(SETTINGS, shared), priority: 4 },
    { name: "games", test: together(GAMES, shared), priority: 4 },
    { name: "chance", test: together(CHANCE, shared), priority: 4 },
    { name: (id) => `${/(?:calls|schemas)[\\/]([\w-]+)/.exec(id)?.[1]}-calls`, test: CALLS, priority: 4 },
    { name: "share", test: together(SHARE, shared), priority: 4 },
    // The head of a few public pages: a small file of theirs, since every page would carry it otherwise.
    { name: "hero", test: together(anyOf(own("storefront", "screens/hero-shared/")), shared), priority: 4 },
    { name: "shop", test: together(SHOP, shared), priority: 4 },
    ...orderGroups(shared),
    // Empty as long as everything that is shared has a place above.
    { name: "shared", minShareCount: 2, priority: 2 },
  ];
  // Each module goes where it belongs, not where the first that imports it goes.
  return { includeDependenciesRecursively: false, groups };
}
