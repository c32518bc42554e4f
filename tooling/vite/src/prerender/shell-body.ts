import { type Language, unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";

const NEEDS_SCRIPT: Record<Language, string> = {
  de: "Für dein Konto und deine Bestellung brauchen wir JavaScript. Bitte schalte es ein und lade die Seite neu. Oder ruf uns an:",
  tr: "Hesabın ve siparişin için JavaScript gerekiyor. Lütfen açıp sayfayı yenile. Dilersen bizi ara:",
};

/** The link in a mail leads here: whoever opens it must not believe that the declaration hangs on a script (§§ 312k, 356a BGB). */
const DECLARATION_PAGE = "/information/cancellation/confirm";
const DECLARATION_COUNTS: Record<Language, string> = {
  de: "Diese Erklärung ist bei uns eingegangen und zählt ab ihrem Eingang. Um sie hier zu bestätigen, schalte bitte JavaScript ein und lade die Seite neu. Bestätigt sie niemand, prüft sie nach drei Tagen ein Mensch. Oder ruf uns an:",
  tr: "Bu beyan bize ulaştı ve ulaştığı andan itibaren geçerli. Burada onaylamak için lütfen JavaScript’i açıp sayfayı yenile. Kimse onaylamazsa üç gün sonra bir çalışanımız inceler. Dilersen bizi ara:",
};

/** True of a page that is long in coming and of one that cannot come. The link asks for this page anew. */
const NOT_THERE: Record<Language, string> = {
  de: 'Die Seite ist noch nicht da. <a href="">Lade sie noch einmal</a> oder ruf uns an:',
  tr: 'Sayfa hâlâ açılmadı. <a href="">Yeniden dene</a> ya da bizi ara:',
};

type Called = Pick<Brand, "name" | "pattern"> & {
  readonly hotline: Pick<Brand["hotline"], "freeNumber">;
  readonly vocabulary: Pick<Brand["vocabulary"], "chant">;
};

/**
 * What stands in a shell until React draws: the club's head, so that the page does not flash white, and its chant, as a slow network leaves
 * time to read it. It is larger than any text that follows, so that nothing that is seen late is the page's largest paint. Below it
 * stands, unseen at first, what a fan can do if React never comes; its style shows it.
 */
export function shellBody(brand: Called, language: Language, path: string): string {
  const hotline = `<a href="tel:${brand.hotline.freeNumber.replaceAll(" ", "")}">${unbroken(brand.hotline.freeNumber)}</a>`;
  const words = path === DECLARATION_PAGE ? DECLARATION_COUNTS : NEEDS_SCRIPT;
  return [
    `<div class="club-boot" data-surface="club"><span class="club-boot-home"><span class="club-mark club-mark-${brand.pattern}"></span>`,
    `<span class="club-boot-name">${brand.name}</span></span></div>`,
    `<p class="club-boot-chant">${brand.vocabulary.chant[language]}</p>`,
    `<noscript><p class="club-boot-note">${words[language]} ${hotline}</p></noscript>`,
    `<div role="status"><p class="club-boot-note club-boot-late">${NOT_THERE[language]} ${hotline}</p></div>`,
  ].join("");
}
