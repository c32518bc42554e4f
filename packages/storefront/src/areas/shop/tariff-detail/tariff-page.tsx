import type { Tariff } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { LineUp, Price, TextLink, textLinkClass } from "@tribun/ui-kit";
import { tariffsHref } from "../../../features/catalogue/search/tariff-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { BelowFold } from "../../../shell/below-fold.tsx";
import { PageHead } from "../../../shell/page-head.tsx";
import { Reception } from "../../../features/catalogue/reception/reception.tsx";
import { usePacksFrom } from "../../../features/catalogue/packs.ts";
import { ChooseLink, useChooseTariff } from "../../../features/catalogue/tariff-cards.tsx";
import { useTariffFacts } from "../../../features/catalogue/tariff-facts.ts";
import { useTariffWords } from "../../../features/catalogue/tariff-words.ts";
import { Cover } from "./cover.tsx";
import { ProductData } from "./product-data.tsx";
import { TariffCosts } from "./tariff-costs.tsx";
import { TariffQuestions } from "./tariff-questions.tsx";
import { TariffSheet } from "./tariff-sheet.tsx";
import { TariffTerms } from "./tariff-terms.tsx";
import { TURKEY_ID, TurkeyTruth } from "./turkey-truth.tsx";
import styles from "./tariff-page.module.css";

type TariffPageProps = { readonly tariff: Tariff; readonly tariffs: readonly Tariff[] };

/** One tariff as a match programme: cover, key facts, costs and coverage, with the order button within a thumb's reach. */
export function TariffPage({ tariff, tariffs }: TariffPageProps) {
  const t = useText("tariffs");
  const shell = useText("shell");
  const words = useTariffWords()(tariff);
  const facts = useTariffFacts();
  const packsFrom = usePacksFrom();
  const { choose, dialog } = useChooseTariff("number");
  const description = t("detail.description", {
    name: tariff.name,
    volume: words.volume,
    price: words.price,
    term: words.term,
    calls: words.facts[1]?.text ?? "",
  });
  return (
    <>
      <PageHead title={`${tariff.name}${TITLE_SEPARATOR}${shell("title.tariffs")}`} description={description} />
      <ProductData tariff={tariff} />
      <div className={styles["page"]}>
        <div className={styles["programme"]}>
          <Cover tariff={tariff} words={words} />
          <aside className={styles["buy"]} aria-label={tariff.name}>
            <div className={styles["sum"]}>
              <Price amount={words.price} note={words.priceNote} />
              <p className={styles["wide"]}>{[words.term, words.total].join(", ")}</p>
            </div>
            <ChooseLink tariff={tariff} begin="number" onChoose={choose}>
              {t("chooseNamed", { name: tariff.name })}
            </ChooseLink>
            <AppLink href={tariffsHref({ compare: tariff.slug })} className={textLinkClass({ strong: true })}>
              {t("compare.add")}
            </AppLink>
          </aside>
          <div className={styles["sheet"]}>
            {words.needs !== "" && <p className={styles["needs"]}>{words.needs}</p>}
            <section>
              <h2 className={styles["heading"]}>{t("detail.lineUp")}</h2>
              <LineUp
                players={facts(tariff)}
                missing={[
                  t("detail.missing"),
                  packsFrom === undefined ? (
                    t("compare.notIncluded")
                  ) : (
                    <TextLink key="packs" href={`#${TURKEY_ID}`}>
                      {t("detail.packsFrom", { price: packsFrom })}
                    </TextLink>
                  ),
                ]}
              />
            </section>
            <TariffCosts tariff={tariff} tariffs={tariffs} />
            <BelowFold>
              <Reception tariff={tariff} />
              <TurkeyTruth tariff={tariff} />
              <TariffTerms tariff={tariff} />
              <TariffSheet tariff={tariff} />
              <TariffQuestions />
            </BelowFold>
          </div>
        </div>
      </div>
      {dialog}
    </>
  );
}
