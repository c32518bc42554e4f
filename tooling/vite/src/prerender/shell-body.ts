import { type Language, unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

const NEEDS_SCRIPT: Record<Language, string> = {
  de: "Für dein Konto und deine Bestellung brauchen wir JavaScript. Bitte schalte es ein und lade die Seite neu.",
  tr: "Hesabın ve siparişin için JavaScript gerekiyor. Lütfen açıp sayfayı yenile.",
};

/** The link in a mail leads here: whoever opens it must not believe that the declaration hangs on a script (§§ 312k, 356a BGB). */
const DECLARATION_PAGE = "/information/cancellation/confirm";
const DECLARATION_COUNTS: Record<Language, string> = {
  de: "Diese Erklärung ist bei uns eingegangen und zählt ab ihrem Eingang. Um sie hier zu bestätigen, schalte bitte JavaScript ein und lade die Seite neu. Bestätigt sie niemand, prüft sie nach drei Tagen ein Mensch. Oder ruf uns an:",
  tr: "Bu beyan bize ulaştı ve ulaştığı andan itibaren geçerli. Burada onaylamak için lütfen JavaScript’i açıp sayfayı yenile. Kimse onaylamazsa üç gün sonra bir çalışanımız inceler. Dilersen bizi ara:",
};

type Called = Pick<Brand, "name"> & {
  readonly hotline: Pick<Brand["hotline"], "freeNumber">;
  readonly vocabulary: Pick<Brand["vocabulary"], "chant">;
};

/**
 * What stands in a shell until React draws: the club's head, so that the page does not flash white, and its chant, as a slow network leaves
 * time to read it. It is larger than any text that follows, so that nothing that is seen late is the page's largest paint.
 */
export function shellBody(brand: Called, language: Language, path: string): string {
  const call = `tel:${brand.hotline.freeNumber.replaceAll(" ", "")}`;
  const words = path === DECLARATION_PAGE ? DECLARATION_COUNTS : NEEDS_SCRIPT;
  return [
    '<div class="club-boot" data-surface="club"><span>',
    brand.name,
    '</span></div><p class="club-boot-chant">',
    brand.vocabulary.chant[language],
    "</p>",
    `<noscript><p class="club-boot-note">${words[language]} <a href="${call}">${unbroken(brand.hotline.freeNumber)}</a></p></noscript>`,
  ].join("");
}
