import type { Tariff } from "@tribun/api-client/contract";
import { TITLE_SEPARATOR } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Container, Notice, Price, Ribbon, ShirtNumber, TextLink } from "@tribun/ui-kit";
import { AppLink } from "../../shell/app-link.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import { ChooseLink, useChooseTariff } from "../tariffs/tariff-cards.tsx";
import { useTariffWords } from "../tariffs/tariff-words.ts";
import { OtherTerm } from "./other-term.tsx";
import { TariffCosts } from "./tariff-costs.tsx";
import { TariffFacts } from "./tariff-facts.tsx";
import { TariffQuestions } from "./tariff-questions.tsx";
import { TariffSheet } from "./tariff-sheet.tsx";
import { TariffTerms } from "./tariff-terms.tsx";
import styles from "./tariff-page.module.css";

type TariffPageProps = { readonly tariff: Tariff; readonly tariffs: readonly Tariff[] };

/** Everything about one tariff, with the button that chooses it always within a thumb's reach. */
export function TariffPage({ tariff, tariffs }: TariffPageProps) {
  const t = useText("tariffs");
  const shell = useText("shell");
  const format = useFormat();
  const words = useTariffWords()(tariff);
  const { choose, dialog } = useChooseTariff();
  const description = t("detail.description", {
    name: tariff.name,
    volume: words.volume,
    price: words.price,
    term: words.term,
    minutes: format.number(tariff.minutesTr),
  });
  return (
    <>
      <PageHead title={`${tariff.name}${TITLE_SEPARATOR}${shell("title.tariffs")}`} description={description} />
      <div className={styles["hero"]} data-surface="club">
        <Container>
          <p>
            <TextLink
              strong
              render={({ className }) => (
                <AppLink href="/tarife" className={className}>
                  {t("detail.back")}
                </AppLink>
              )}
            />
          </p>
          <div className={styles["row"]}>
            <div>
              <h1 className={styles["title"]}>{tariff.name}</h1>
              <p className={styles["text"]}>{tariff.description}</p>
              {words.tag && <p className={styles["tag"]}>{words.tag}</p>}
            </div>
            <ShirtNumber size="xl" unit={words.unit}>
              {String(tariff.dataGb)}
            </ShirtNumber>
          </div>
        </Container>
      </div>
      <Ribbon />
      <Container>
        <div className={styles["page"]}>
          <div className={styles["columns"]}>
            <aside className={styles["buy"]} aria-label={tariff.name}>
              <div className={styles["sum"]}>
                <Price amount={words.price} note={words.priceNote} />
                <p className={styles["note"]}>{words.term}</p>
                <p className={styles["note"]}>{words.opening}</p>
                <p className={styles["note"]}>{words.total}</p>
              </div>
              {words.needs !== "" && <p className={styles["needs"]}>{words.needs}</p>}
              <ChooseLink tariff={tariff} onChoose={choose}>
                {t("chooseNamed", { name: tariff.name })}
              </ChooseLink>
            </aside>
            <div className={styles["main"]}>
              <TariffFacts tariff={tariff} />
              <TurkeyTruth tariff={tariff} />
              <TariffCosts tariff={tariff} />
              <OtherTerm tariff={tariff} tariffs={tariffs} />
              <TariffTerms tariff={tariff} />
              <TariffSheet tariff={tariff} />
              <TariffQuestions />
            </div>
          </div>
        </div>
      </Container>
      {dialog}
    </>
  );
}

/** The truth about Türkiye on every tariff (L34): calls there are in, surfing there is not, and the bill is capped. */
function TurkeyTruth({ tariff }: { readonly tariff: Tariff }) {
  const t = useText("tariffs");
  const format = useFormat();
  return (
    <section className={styles["turkey"]}>
      <h2 className={styles["heading"]}>{t("detail.turkey.title")}</h2>
      <Notice tone="info">
        <ul className={styles["truth"]}>
          <li>{t("detail.turkey.calls", { minutes: format.number(tariff.minutesTr) })}</li>
          <li>{t("detail.turkey.roaming")}</li>
          <li>{t("detail.turkey.cap")}</li>
        </ul>
      </Notice>
    </section>
  );
}
