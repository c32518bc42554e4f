import type { Language } from "@tribun/domain";

const GREETINGS: Readonly<Record<string, Language>> = { Hallo: "de", Merhaba: "tr" };

/**
 * Has each link to the club's own pages open in the language of what is read around it, whatever the reader's browser speaks. A mail
 * in both languages greets in each. A mail without a greeting is for our staff and stays unchanged.
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

/** Calls of the operator's own take no language. */
function inLanguage(link: string, language: Language): string {
  const url = new URL(link);
  if (url.pathname.startsWith("/api/") || url.searchParams.has("lang")) return link;
  const [path = "", hash] = link.split("#", 2);
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${hash === undefined ? "" : `#${hash}`}`;
}
