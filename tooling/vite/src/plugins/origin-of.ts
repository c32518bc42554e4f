/** Beside `dist/client`, not shipped: file → whose code it holds → characters. */
export const ORIGINS_FILE = "origins.json";

/** Whose code a page carries, in the order in which a table names them: the libraries, then the house. */
const ORIGINS = [
  ["react", /node_modules\/(?:react|react-dom|scheduler)\//],
  ["router", /node_modules\/(?:@tanstack\/(?:react-router|router-core|history|store|react-store)|use-sync-external-store)\//],
  ["query", /node_modules\/@tanstack\/(?:react-query|query-core)\//],
  ["i18next", /node_modules\/i18next\//],
  ["jotai", /node_modules\/jotai\//],
  ["ky, valibot", /node_modules\/(?:ky|valibot)\//],
  ["calls", /packages\/api-client\//],
  ["domain", /packages\/(?:domain|legal-texts)\//],
  ["kit", /packages\/ui-kit\/|node_modules\/lucide-react\//],
  ["wizard", /packages\/(?:checkout-wizard|forms)\//],
  ["texts", /packages\/i18n\//],
  ["screens", /packages\/storefront\/src\/(?:screens|forms)\//],
  ["shell", /packages\/(?:storefront|brand-contract)\/|brands\/|apps\//],
] as const;

/** What no module wrote: imports and exports between files, and lists of files to fetch. */
const GLUE = "glue";
/** A library that nobody has thought of yet. */
const OTHER = "other";

/** The columns of the table. */
export const ORIGIN_NAMES: readonly string[] = [...ORIGINS.map(([name]) => name), OTHER, GLUE];

/** Whose code a source of the build is, given its path; `""` for the bundler's own. */
export function originOf(source: string): string {
  if (source === "" || source.includes("rolldown/runtime") || source.includes("vite/preload-helper")) return GLUE;
  return ORIGINS.find(([, path]) => path.test(source.replaceAll("\\", "/")))?.[0] ?? OTHER;
}
