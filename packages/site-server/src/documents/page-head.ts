import type { Language } from "@tribun/domain";
import type { Page } from "@tribun/storefront/page";
import { addressIn, alternatesOf, type Home } from "./addresses.ts";

/** What search engines and link previews need of a page: canonical address, languages and preview picture. */
export type Findable = {
  readonly home: Home;
  /** Path with the query that the page was rendered with. */
  readonly path: string;
  readonly language: Language;
  /** Name of the picture below the site's root. */
  readonly picture: string;
};

/**
 * Tags for search engines and link previews. Previews read the page's own description, but need the title again as `og:title`. A page that
 * is not indexed gets only `noindex`. Throws when the head has no title.
 */
export function findableHead(page: Pick<Page, "head" | "indexed">, { home, path, language, picture }: Findable): string {
  if (!page.indexed) return '<meta name="robots" content="noindex">';
  const title = /<title>([^<]*)<\/title>/.exec(page.head)?.[1];
  if (title === undefined) throw new Error(`${path} has no title`);
  const address = addressIn(home, path, language).replaceAll("&", "&amp;");
  return [
    `<link rel="canonical" href="${address}">`,
    ...alternatesOf(home, path).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${href.replaceAll("&", "&amp;")}">`,
    ),
    `<meta property="og:title" content="${title.replaceAll('"', "&quot;")}">`,
    `<meta property="og:image" content="${home.origin}/${picture}">`,
  ].join("");
}
