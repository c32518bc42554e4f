import type { Capability } from "@tribun/storefront/brand";

/** A route of the specification (§2), an example of its pattern from the seeds, and the capability that a club needs for it. */
export type SpecifiedRoute = { readonly route: string; readonly example?: string; readonly capability?: Capability };

/** Every route of the specification, and the screens for which it only proposes an address. */
export const SPECIFIED: readonly SpecifiedRoute[] = [
  { route: "/" },
  { route: "/auth/login" },
  { route: "/login" },
  { route: "/auth/forgot-password" },
  { route: "/auth/register" },
  { route: "/register" },
  { route: "/auth/corporate-register", capability: "business" },
  { route: "/auth/register/tariff" },
  { route: "/auth/welcome" },
  { route: "/dashboard" },
  { route: "/dashboard/bills" },
  { route: "/dashboard/options" },
  { route: "/dashboard/options/{id}", example: "/dashboard/options/ek-10" },
  { route: "/dashboard/account/overview" },
  { route: "/dashboard/account/profile" },
  { route: "/dashboard/payment-result" },
  { route: "/tarife" },
  { route: "/tarife/{type}/{slug}", example: "/tarife/single/tribun-l" },
  { route: "/campaigns" },
  { route: "/campaigns/{id}", example: "/campaigns/derby-data" },
  { route: "/information" },
  { route: "/information/faq" },
  { route: "/information/cancellation" },
  { route: "/information/about-us" },
  { route: "/information/pdpl" },
  { route: "/information/privacy-policy" },
  { route: "/information/dsgvo" },
  { route: "/information/tag" },
  { route: "/information/agb" },
  { route: "/information/terms" },
  { route: "/information/product-information" },
  { route: "/checkout/success" },
  { route: "/support" },
  { route: "/survey" },
  { route: "/giveaway" },
  { route: "/giveaway-result" },
  { route: "/giveawayfenerium" },
  { route: "/giveawayfenerium-result" },
  { route: "/giveaway-fenerium-result" },
  // Screens that the specification names in its texts, at the proposed addresses.
  { route: "/order/tariff" },
  { route: "/order/number" },
  { route: "/order/extras" },
  { route: "/order/approval" },
  { route: "/order/processing" },
  { route: "/cart" },
  { route: "/fan/news" },
  { route: "/fan/videos" },
  { route: "/fan/wallpapers" },
  { route: "/fan/reviews" },
  { route: "/fan/games/penalty", capability: "games" },
  { route: "/dashboard/rewards" },
  { route: "/dashboard/orders/{id}", example: "/dashboard/orders/00000000-0000-4000-8000-000000000000" },
  { route: "/event/{slug}", example: "/event/derby" },
  { route: "/support/shops" },
  { route: "/information/accessibility" },
  { route: "/information/porting", capability: "porting" },
  { route: "/fan/academy", capability: "clubShare" },
];

/** Faults of a rendered document that its text alone shows. */
export function documentFaults(html: string, { language, club }: { readonly language: string; readonly club: string }): string[] {
  const faults: string[] = [];
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  if (!html.includes(`<html lang="${language}"`)) faults.push(`is not in ${language}`);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  if (!title.endsWith(` | ${club}`) || title.length <= club.length + 3) faults.push(`has the title "${title}"`);
  if (count(/<meta name="description" content="[^"]{20,}"/g) !== 1) faults.push("has no description");
  if (count(/<h1[\s>]/g) !== 1) faults.push(`has ${count(/<h1[\s>]/g)} main headings`);
  for (const [, text = ""] of html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "").matchAll(/>([^<]+)</g)) {
    const written = text.trim();
    if (/^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)+$/.test(written) && !/\.(?:de|eu|com|org|example)$/.test(written))
      faults.push(`shows the key "${written}"`);
  }
  return faults;
}

/** Addresses inside the site that a document links to, without duplicates. */
export function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*|\?[^"]*|#[^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(hrefs)];
}
