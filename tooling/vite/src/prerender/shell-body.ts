import { type Language, unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

const NEEDS_SCRIPT: Record<Language, string> = {
  de: "Für dein Konto und deine Bestellung brauchen wir JavaScript. Bitte schalte es ein und lade die Seite neu.",
  tr: "Hesabın ve siparişin için JavaScript gerekiyor. Lütfen açıp sayfayı yenile.",
};

/** What stands in a shell until React draws: the club's head, so that the page does not flash white. */
export function shellBody(brand: Brand, language: Language): string {
  const call = `tel:${brand.hotline.freeNumber.replaceAll(" ", "")}`;
  return [
    '<div class="club-boot" data-surface="club"><span>',
    brand.name,
    "</span></div>",
    `<noscript><p class="club-boot-note">${NEEDS_SCRIPT[language]} <a href="${call}">${unbroken(brand.hotline.freeNumber)}</a></p></noscript>`,
  ].join("");
}
