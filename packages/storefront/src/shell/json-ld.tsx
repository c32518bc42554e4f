import { trustData } from "../hydration/trusted.ts";

trustData();

/** A fact or a list of facts in the format of schema.org. */
type Fact = string | number | boolean | { readonly [name: string]: Fact | undefined } | readonly Fact[];

/**
 * JSON-LD about the page's subject (schema.org). A text cannot end the element early. Addresses may be paths of this site: the build, which
 * knows the club's origin, makes them absolute, and React leaves them so.
 */
export function JsonLd({ facts }: { readonly facts: { readonly "@type": string; readonly [name: string]: Fact | undefined } }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger -- JSON with escaped angle brackets; React would write entities, which no JSON parser reads
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
