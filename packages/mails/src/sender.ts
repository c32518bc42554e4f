import type { Language } from "@tribun/domain";

/** Colours and kit of a club, as its tokens name them; `clubA` is the band's, `clubB` the accent. */
export type Look = {
  readonly clubA: string;
  readonly onClubA: string;
  readonly clubB: string;
  readonly onClubB: string;
  readonly kit: "stripes" | "halves" | "sash" | "hoops" | "pinstripe" | "chevron" | "quarters";
};

/** The company that writes, with what a business letter must name (§ 35a GmbHG). */
export type Company = {
  readonly name: string;
  readonly address: string;
  readonly court: string;
  readonly register: string;
  readonly representative: string;
  readonly vatId: string;
  readonly phone: string;
  readonly email: string;
};

export type Sender = {
  /** Name of the club. */
  readonly club: string;
  /** Origin of the club's pages. Links to it carry the language. */
  readonly origin: string;
  readonly look: Look;
  readonly company: Company;
};

const WORDS = {
  de: { manager: "Geschäftsführung", vat: "USt-IdNr.", imprint: "Impressum / Künye", privacy: "Datenschutz" },
  tr: {
    manager: "Yönetim (Geschäftsführung)",
    vat: "KDV numarası (USt-IdNr.)",
    imprint: "Künye / Impressum",
    privacy: "Gizlilik (Datenschutz)",
  },
} as const;

/** The lines of a letter's foot, and the links below them. */
export function footOf({ company, origin }: Sender, language: Language) {
  const { manager, vat, imprint, privacy } = WORDS[language];
  return {
    lines: [
      `${company.name}, ${company.address}`,
      `${company.court}, ${company.register}`,
      `${manager}: ${company.representative} · ${vat}: ${company.vatId}`,
      `${company.phone} · ${company.email}`,
    ],
    links: [
      { label: imprint, url: inLanguage(`${origin}/information/tag`, origin, language) },
      { label: privacy, url: inLanguage(`${origin}/information/privacy-policy`, origin, language) },
    ],
  };
}

/**
 * Adds the language to a link to the club's own pages, so that they do not open in the browser's language. Calls of the operator have none,
 * and other houses none of ours.
 */
export function inLanguage(link: string, origin: string, language: Language): string {
  if (!link.startsWith(`${origin}/`)) return link;
  if (link.startsWith(`${origin}/api/`) || /[?&]lang=/.test(link)) return link;
  const [path = "", hash] = link.split("#", 2);
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${hash === undefined ? "" : `#${hash}`}`;
}
