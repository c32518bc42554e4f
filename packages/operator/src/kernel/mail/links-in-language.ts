import type { Language } from "@tribun/domain";

const GREETINGS: Readonly<Record<string, Language>> = { Hallo: "de", Merhaba: "tr" };

/**
 * Adds the mail's language to each link to the club's own pages, so that they do not open in the browser's language. A bilingual mail
 * switches at each greeting. A mail without a greeting is for staff and stays unchanged.
 */
export function linksInLanguage(text: string, origin: string): string {
  let language: Language | undefined;
  const links = new RegExp(`${origin.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}/[^\\s<>"”“)]*[^\\s<>"”“).,;:!?]`, "g");
  return text
    .split("\n")
    .map((line) => {
      language = GREETINGS[/^\p{L}+/u.exec(line)?.[0] ?? ""] ?? language;
      return language === undefined ? line : line.replace(links, (link) => inLanguage(link, language ?? "de"));
    })
    .join("\n");
}

/** Adds the language, except to the operator's own calls, which have none. */
function inLanguage(link: string, language: Language): string {
  const url = new URL(link);
  if (url.pathname.startsWith("/api/") || url.searchParams.has("lang")) return link;
  const [path = "", hash] = link.split("#", 2);
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${hash === undefined ? "" : `#${hash}`}`;
}
