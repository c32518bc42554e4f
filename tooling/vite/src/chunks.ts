import type { Rolldown } from "vite";
import { CLUB_CSS } from "./plugins/virtual-modules.ts";

type Splitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

/** A file for the browser, and a pattern of the folders or modules that it contains. `$1` stands for the pattern's first group. */
type Line = readonly [file: string, folders: string];

/** Icons that no standalone form uses. */
const PAGE_ICONS = "calendar|circle-user-round|copy|download|house|log-out|menu|package|receipt-text|share-2|shopping-bag|wifi-off";

/**
 * The files of every whole page, from the bottom up, and the reasons of a refusal. All modules of these folders ship there, even one that
 * only a single page imports.
 */
const ALWAYS: readonly Line[] = [
  ["react", "lib/(react|react-dom|scheduler)|bundler"],
  [
    "base",
    `lib/(jotai|lucide-react)|icon/(?!${PAGE_ICONS}).+|club-style|ui-kit/(styles|base|base/.*)|(brand-contract|i18n|legal-texts)|domain/(values|days|games/zones)|api-client/client|forms/texts|storefront/(hydration|hydration/islands/(countdown|opening)|features/documents|platform/(brand|storage|session|place|app|lazy|tracking|signed-in))`,
  ],
  [
    "client",
    "lib/(ky|valibot)|api-client/http|domain/(order|porting|sim|rules/(?!email-slip|same-person).+|(games|giveaway)/states)|api-client/contract/(call|calls/(catalogue|orders|outages|session)|schemas/(common|lines|login|order-input|order|outage|porting-info|tariff|user))",
  ],
  [
    "page",
    `lib/(@tanstack/[\\w-]+|use-sync-external-store)|icon/(${PAGE_ICONS})|ui-kit/page/.*|domain/matches|checkout-wizard/(draft|store)|storefront/(hydration/islands|platform/(queries|page)|shell|features/(matches|\\w+/search)|pages|start/page|areas/\\w+/[\\w-]+/page)`,
  ],
  // The reasons of a refusal and its ways out load together, at the first refusal.
  ["reasons", "domain/reasons|forms/texts/ways-out|storefront/shell/errors"],
];

/** Files that several pages share. A module that only one page imports ships with that page. */
const SHARED: readonly Line[] = [
  ["dialog", "lib/(@base-ui|@floating-ui)/[\\w-]+|ui-kit/dialog"],
  ["push", "storefront/platform/push|api-client/contract/calls/push"],
  ["forms", "ui-kit/fields/.*|forms/form|storefront/(platform/forms|features/(sign-in|registration/values))"],
  ["fields", "ui-kit/code-field|forms/(fields|proof)|domain/rules|storefront/platform/rules"],
  ["wizard", "ui-kit/order/.*|domain/pricing|checkout-wizard/(machine|shared|hold|summary|frame|steps/\\w+)|storefront/areas/order/shared"],
  ["catalogue", "ui-kit/shop/.*|checkout-wizard/choice"],
  ["content", "ui-kit/content/.*"],
  ["account-shared", "ui-kit/account/.*|storefront/shell/account"],
  ["payment", "forms/payment|storefront/features/payment/.+"],
  ["rules", "domain/(?!reasons|payment|random|games/penalty|giveaway).+|storefront/areas/account/shared/use-changes"],
  ["calls", "api-client/contract/.+"],
  ["kept-forms", "storefront/(platform/forms/no-script|features/(kept-forms|outages))"],
  ["fan", "storefront/features/(celebration|invite|games)"],
  ["orders", "lib/uqr|ui-kit/single/qr-code|storefront/features/orders"],
  ["$1", "storefront/features/([\\w-]+)"],
  ["account-edit", "storefront/areas/account/shared/(edit|badges)"],
  ["$1-shared", "storefront/areas/(\\w+)/shared"],
  ["$1-$2", "storefront/areas/(\\w+)/shared/(\\w+)"],
  ["$1-$2", "storefront/areas/(\\w+)/([\\w-]+)"],
];

/**
 * Assigns each module to a file by its folder. A folder without a line ships with the page that imports it. A part that loads later is a
 * file of its own, because it has its own folder. A file imports only from files before it in the tables.
 */
export function codeSplitting(): Splitting {
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: fileIn(ALWAYS), priority: 2 },
      { name: fileIn(SHARED), minShareCount: 2, priority: 1 },
    ],
  };
}

const fileIn = (lines: readonly Line[]) => (id: string) => {
  for (const [file, folders] of lines) {
    const pattern = new RegExp(`^(?:${folders})$`);
    const place = placesOf(id).find((one) => pattern.test(one));
    if (place !== undefined) return place.replace(pattern, file);
  }
  return null;
};

/**
 * The folder of a module and the module itself: `lib/<name>` for a library, `<package>/<path below src>` for our own, `bundler` for its
 * helpers.
 */
function placesOf(id: string): readonly string[] {
  const path = id.replace(/\?.*/, "").replaceAll("\\", "/");
  if (path.includes("preload-helper")) return ["bundler"];
  if (path.endsWith(CLUB_CSS)) return ["club-style"];
  const library = path.lastIndexOf("node_modules/");
  const [, icon] = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.\w+$/.exec(path) ?? [];
  if (icon !== undefined) return [`icon/${icon}`];
  if (library >= 0) return [`lib/${/^(?:@[^/]+\/)?[^/]+/.exec(path.slice(library + "node_modules/".length))?.[0]}`];
  const [, name, below = ""] = /packages\/([\w-]+)\/src\/(.+)\.\w+$/.exec(path) ?? [];
  const folder = below.replace(/\/?[^/]+$/, "");
  return [folder === "" ? `${name}` : `${name}/${folder}`, `${name}/${below}`];
}
