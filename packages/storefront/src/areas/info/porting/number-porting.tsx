import type { FetchFirst } from "../../../platform/page/page.ts";
import { donorsQuery } from "../../../features/portings/queries.ts";
import { ReleaseSteps, PortDuties } from "@tribun/forms";
import { type Text, useText } from "@tribun/i18n";
import { buttonClass, Container, Details, Scoreboard, textLinkClass } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { ClubHero } from "../../../features/content/club-hero.tsx";
import { DonorList } from "./donor-list.tsx";
import styles from "./number-porting.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(donorsQuery(scope))];

/** First page of the order. It notes the porting and leads to the tariffs or to the number. */
const START = "/order/tariff?number=port";
const MOVES = ["order", "ask", "switch"] as const;
/** Match minutes that only show the order of the steps. */
const MINUTES = { order: "1'", ask: "45'", switch: "90'" } as const;
const QUESTIONS = ["terminate", "when", "declined", "cancel", "data"] as const;

/**
 * `/information/porting`: how porting works, what it costs, which rights the fan has, and from which donors a number can come (§ 59 TKG,
 * L09).
 */
export function NumberPorting() {
  const t = useText("portingPage");
  const { shortName } = useBrand();
  return (
    <>
      <ClubHero
        title={t("title")}
        lead={t("lead")}
        beside={
          <Scoreboard
            cells={[
              { label: t("out"), value: t("old"), tone: "out" },
              { label: t("in"), value: shortName, tone: "in" },
            ]}
          />
        }
      >
        <p>
          <AppLink href={START} className={buttonClass({ variant: "accent" })} data-ahead="">
            {t("choose")}
          </AppLink>
        </p>
        <p className={styles["note"]}>{t("chooseNote")}</p>
      </ClubHero>
      <Container>
        <div className={styles["page"]}>
          <section aria-labelledby="moves">
            <h2 id="moves">{t("moves.title")}</h2>
            <ol className={styles["moves"]}>
              {MOVES.map((move) => (
                <li key={move}>
                  <b aria-hidden="true">{MINUTES[move]}</b>
                  <h3>{t(`moves.${move}.title`)}</h3>
                  <p>{t(`moves.${move}.text`)}</p>
                </li>
              ))}
            </ol>
          </section>
          <div className={styles["pair"]}>
            <PortDuties headingLevel={2} />
            <section className={styles["part"]}>
              <h2>{t("keep.title")}</h2>
              <p>{t("keep.yes")}</p>
              <p>{t("keep.no")}</p>
              <h2>{t("release.title")}</h2>
              <ReleaseSteps />
            </section>
          </div>
          <DonorList />
          <Questions t={t} />
          <section className={styles["end"]}>
            <h2>{t("end.title")}</h2>
            <p className={styles["ways"]}>
              <AppLink href={START} className={buttonClass()} data-ahead="">
                {t("choose")}
              </AppLink>
              <AppLink href="/support" className={textLinkClass({ strong: true })}>
                {t("end.help")}
              </AppLink>
            </p>
          </section>
        </div>
      </Container>
    </>
  );
}

function Questions({ t }: { readonly t: Text<"portingPage"> }) {
  return (
    <section className={styles["questions"]}>
      <h2>{t("faq.title")}</h2>
      <div>
        {QUESTIONS.map((question) => (
          <Details key={question} className={styles["question"]}>
            <summary>{t(`faq.${question}.q`)}</summary>
            <p>{t(`faq.${question}.a`)}</p>
          </Details>
        ))}
      </div>
    </section>
  );
}
