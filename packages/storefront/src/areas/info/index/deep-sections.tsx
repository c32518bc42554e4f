import { searchKey } from "@tribun/domain";
import { useLanguage, useText } from "@tribun/i18n";
import { useEffect } from "react";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import type { Section } from "./entries.ts";

const DSGVO = "/information/dsgvo";
const ABOUT = "/information/about-us";
const PRODUCTS = "/information/product-information";
const PORTING = "/information/porting";

/**
 * GDPR article of each right, the same as on the rights page. Copied because the list of that page loads its form; a test compares both.
 */
export const ARTICLES = { access: 15, rectify: 16, erase: 17, restrict: 18, port: 20, object: 21, revoke: 7, complain: 77 } as const;
/** Countries with roaming as at home, the same as in the price list; a test compares both. */
export const AT_HOME = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK UA";
const RIGHTS = ["access", "rectify", "erase", "restrict", "port", "object", "revoke", "complain"] as const;
const PRICED = ["tariffs", "packs", "vipNumbers", "jersey", "sim", "roaming"] as const;
const QUESTIONS = ["terminate", "when", "declined", "cancel", "data"] as const;

const sectionOf = (href: string, title: string, ...texts: readonly string[]): Section => ({
  href,
  title,
  key: searchKey([title, ...texts].join(" ")),
});

/**
 * Reports the sections of pages that are not documents: rights, porting, product information and about us. Loaded with the first letter of
 * a search; renders nothing.
 */
export function DeepSections({ onSections }: { readonly onSections: (sections: readonly Section[]) => void }) {
  const t = useText("information");
  const ported = useText("portingPage");
  const language = useLanguage();
  const { capabilities } = useBrand();
  useEffect(() => {
    const countries = new Intl.DisplayNames(language, { type: "region" });
    const home = AT_HOME.split(" ").map((code) => countries.of(code) ?? code);
    const priced = PRICED.filter((item) => (item !== "vipNumbers" && item !== "jersey") || capabilities[item]);
    const zones = (["home", "homeText", "tr", "chuk", "else", "book"] as const).map((part) => t(`products.roaming.${part}`));
    const moves = (["order", "ask", "switch"] as const).map((move) => `${ported(`moves.${move}.title`)} ${ported(`moves.${move}.text`)}`);
    const story = (["first", "second", "third"] as const).map((part) => t(`about.story.${part}`));
    const porting = [
      sectionOf(`${PORTING}#moves`, ported("moves.title"), ...moves),
      sectionOf(PORTING, ported("keep.title"), ported("keep.yes"), ported("keep.no")),
      sectionOf(`${PORTING}#donors`, ported("donors.title"), ported("donors.text")),
      ...QUESTIONS.map((question) => sectionOf(PORTING, ported(`faq.${question}.q`), ported(`faq.${question}.a`))),
    ];
    onSections([
      ...RIGHTS.map((right) =>
        sectionOf(`${DSGVO}#art-${ARTICLES[right]}`, t(`dsgvo.rights.${right}.title`), t(`dsgvo.rights.${right}.text`)),
      ),
      ...(capabilities.porting ? porting : []),
      sectionOf(PRODUCTS, t("products.sheets.title"), t("products.sheets.text")),
      sectionOf(`${PRODUCTS}#roaming`, t("products.roaming.title"), ...zones, ...home),
      sectionOf(`${PRODUCTS}#archive`, t("products.archive.title"), t("products.archive.text")),
      sectionOf(`${PRODUCTS}#price-lists`, t("products.prices.title"), ...priced.map((item) => t(`products.prices.item.${item}`))),
      sectionOf(`${PRODUCTS}#summary`, t("products.summary.title"), t("products.summary.text")),
      sectionOf(ABOUT, t("about.story.title"), ...story),
      sectionOf(ABOUT, t("about.network.title"), t("about.network.text")),
      sectionOf(ABOUT, t("about.people.title"), t("about.people.text", { code: "", free: "" })),
      sectionOf(ABOUT, t("about.shops.title"), t("about.shops.text")),
    ]);
  }, [t, ported, language, capabilities, onSections]);
  return null;
}
