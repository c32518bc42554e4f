import { trustData } from "../hydration/trusted.ts";

trustData();

/** A fact or a list of facts as schema.org writes them. */
type Fact = string | number | boolean | { readonly [name: string]: Fact | undefined } | readonly Fact[];

/**
 * What the page tells machines about its subject (schema.org). A text cannot end the element early. Addresses may be paths of this site:
 * the build, which knows where the club stands, makes them whole, and React leaves them so.
 */
export function JsonLd({ facts }: { readonly facts: { readonly "@type": string; readonly [name: string]: Fact | undefined } }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", String.raw`\u003c`);
  // oxlint-disable-next-line react/no-danger -- JSON whose angle brackets are escaped; React would write entities, which no parser of it reads
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
