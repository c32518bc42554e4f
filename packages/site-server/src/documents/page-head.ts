import type { Language } from "@tribun/domain";
import type { Page } from "@tribun/storefront/page";
import { addressIn, alternatesOf, type Home } from "./addresses.ts";

/** How a drawn page is found and shown by others: its one address, its languages, and the picture beside a link to it. */
export type Findable = {
  readonly home: Home;
  /** With the query that it was drawn with. */
  readonly path: string;
  readonly language: Language;
  /** Name of the picture below the site's root. */
  readonly picture: string;
};

/**
 * Tags for search engines and for link previews. Those read the description from the page's own; the title they want by another name.
 * A page that is not to be found says only that.
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
