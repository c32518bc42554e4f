import { unbroken } from "@tribun/domain";
import type { Brand } from "@tribun/brand-contract";
import type { I18n, TextKey } from "@tribun/i18n";

/** A declaration is valid without JavaScript, so its page must not claim to need any (§§ 312k, 356a BGB). */
const DECLARATION_PAGE = "/information/cancellation/confirm";

type Called = Pick<Brand, "name" | "pattern"> & {
  readonly hotline: Pick<Brand["hotline"], "freeNumber">;
  readonly vocabulary: Pick<Brand["vocabulary"], "chant">;
};

/**
 * The body of a shell until React renders the page: the club's header, so that the page does not flash white, and its chant. The chant is
 * larger than any later text, so that none of it becomes the largest paint. Its style shows the last line when React is late.
 */
export function shellBody(brand: Called, i18n: Pick<I18n, "text" | "language">, path: string): string {
  const t = (key: TextKey<"server">) => i18n.text("server", key);
  const hotline = `<a href="tel:${brand.hotline.freeNumber.replaceAll(" ", "")}">${unbroken(brand.hotline.freeNumber)}</a>`;
  const note = t(path === DECLARATION_PAGE ? "shell.declarationCounts" : "shell.needsScript");
  const late = t("shell.late").replace(/<again>(.*)<\/again>/, '<a href="">$1</a>');
  return [
    `<div class="club-boot" data-surface="club"><span class="club-boot-home"><span class="club-mark club-mark-${brand.pattern}"></span>`,
    `<span class="club-boot-name">${brand.name}</span></span></div>`,
    `<p class="club-boot-chant">${brand.vocabulary.chant[i18n.language]}</p>`,
    `<noscript><p class="club-boot-note">${note} ${hotline}</p></noscript>`,
    `<div role="status"><p class="club-boot-note club-boot-late">${late} ${hotline}</p></div>`,
  ].join("");
}
