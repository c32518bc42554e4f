import type { Language } from "@tribun/domain";
import type { Club } from "../club.ts";
import { clubColors } from "../tokens/css.ts";

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Club-specific tags of every document's head: icons, manifest, colours of the browser's frame, and the social preview. */
export function clubHead({ brand, tokens }: Club, language: Language): string {
  const colors = clubColors(brand, tokens);
  const meta = (attributes: Record<string, string>) =>
    `<meta ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${escape(value)}"`)
      .join(" ")}>`;
  return [
    // A browser without SVG icons fetches /favicon.ico without a link.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.${language}.webmanifest">`,
    meta({ name: "theme-color", media: "(prefers-color-scheme: light)", content: colors.light["club-a"] }),
    meta({ name: "theme-color", media: "(prefers-color-scheme: dark)", content: colors.dark.paper }),
    meta({ property: "og:site_name", content: brand.name }),
    meta({ property: "og:locale", content: language === "tr" ? "tr_TR" : "de_DE" }),
    meta({ name: "twitter:card", content: "summary_large_image" }),
  ].join("");
}
