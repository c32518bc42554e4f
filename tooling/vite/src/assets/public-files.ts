import { Resvg } from "@resvg/resvg-js";
import { LANGUAGES, type Language } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import { SHARED_PATH } from "@tribun/storefront/offline/shared";
import { clubColors } from "../tokens/css.ts";
import { calendarFile } from "@tribun/site-server/documents";
import { ico } from "./ico.ts";
import { kitColors, markSvg } from "./mark.ts";
import { shirtsOf } from "./shirt.ts";
import { clubCard, type SocialCard, socialSvg } from "./social.ts";

/** Paths that search engines must not crawl. */
const CLOSED = ["/api/", "/c/", "/order/", "/dashboard", "/checkout/"];

type Content = string | Uint8Array;
const ICO_SIDES = [16, 32, 48] as const;
const APP_SIDES = [192, 512] as const;

/** A social card as PNG, in the club's colours. */
export function socialPng(brand: Brand, tokens: unknown, card: SocialCard): Uint8Array {
  return png(socialSvg(brand, card, kitColors(brand, tokens)));
}

/** Files with fixed names of a club's site, each created on request. All colours come from the tokens. */
export function publicFilesOf(brand: Brand, tokens: unknown, origin: string): ReadonlyMap<string, () => Content> {
  const { dark } = clubColors(brand, tokens);
  const colors = kitColors(brand, tokens);
  const icon = (side: number, bleed: boolean) => png(markSvg(brand.pattern, colors, { bleed, size: side }));
  const files: [string, () => Content][] = [
    ["favicon.svg", () => markSvg(brand.pattern, colors)],
    ["favicon.ico", () => ico(ICO_SIDES.map((side) => ({ side, png: icon(side, false) })))],
    ["apple-touch-icon.png", () => icon(180, true)],
    ...APP_SIDES.map((side): [string, () => Content] => [`icon-${side}.png`, () => icon(side, true)]),
    ...shirtsOf(brand, tokens),
    ["robots.txt", () => `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${origin}/sitemap.xml\n`],
    ...LANGUAGES.flatMap((language): [string, () => Content][] => [
      [`manifest.${language}.webmanifest`, () => manifestOf(brand, language, colors.a, dark.paper)],
      [`social.${language}.png`, () => png(socialSvg(brand, clubCard(brand, language), colors))],
      ...brand.events.map((event): [string, () => Content] => [
        `event/${event.slug}.${language}.ics`,
        () => calendarFile(brand, event, language, origin),
      ]),
    ]),
  ];
  return new Map(files);
}

/** Shortcuts in the menu of the app's icon on the home screen. */
const SHORTCUTS: Record<Language, readonly (readonly [name: string, url: string])[]> = {
  de: [
    ["Verbrauch", "/dashboard"],
    ["Rechnungen", "/dashboard/bills"],
    ["Mehr Daten", "/dashboard/options"],
    ["Hilfe", "/support"],
  ],
  tr: [
    ["Kullanım", "/dashboard"],
    ["Faturalar", "/dashboard/bills"],
    ["Ek internet", "/dashboard/options"],
    ["Yardım", "/support"],
  ],
};

/** The web app manifest, one per language, because it contains texts. */
function manifestOf(brand: Brand, language: Language, themeColor: string, background: string): string {
  return JSON.stringify({
    id: "/",
    name: brand.name,
    short_name: brand.shortName,
    description: brand.description[language],
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: background,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...APP_SIDES.map((side) => ({ src: `/icon-${side}.png`, sizes: `${side}x${side}`, type: "image/png", purpose: "any maskable" })),
    ],
    share_target: {
      action: SHARED_PATH,
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
    shortcuts: SHORTCUTS[language].map(([name, url]) => ({
      name,
      url,
      icons: [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  });
}

function png(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
