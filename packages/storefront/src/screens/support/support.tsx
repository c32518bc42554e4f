import { useText } from "@tribun/i18n";
import { Container, Details, Panel, Pill, TextLink } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import info from "../information/information.module.css";
import { AppLink } from "../../shell/app-link.tsx";
import { writeHours } from "../../wake/islands/opening.ts";
import styles from "./support.module.css";

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** Help: the free number first, hours with holidays, e-mail, and the questions that come most. */
export function Support() {
  const t = useText("support");
  const { hotline, openingHours, legalEntity } = useBrand();
  const rows = [
    { label: t("weekdays"), hours: openingHours.weekdays },
    { label: t("saturday"), hours: openingHours.saturday },
    { label: t("sunday"), hours: openingHours.sundayAndHolidays },
  ];
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className={info["lead"]}>{t("lead")}</p>
      </header>
      <div className={styles["panels"]}>
        <Panel>
          <h2>{t("callTitle")}</h2>
          <a className={styles["number"]} href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>
            {hotline.freeNumber}
          </a>
          <p>{t("free")}</p>
          <p className={styles["soft"]}>{t("short", { code: hotline.shortCode })}</p>
        </Panel>
        <Panel>
          <div className={styles["row"]}>
            <h2>{t("hoursTitle")}</h2>
            <OpenNow />
          </div>
          <dl className={styles["hours"]}>
            {rows.map(({ label, hours }) => (
              <div key={label} className={styles["row"]}>
                <dt>{label}</dt>
                <dd>{t("range", { from: hours.opens, to: hours.closes })}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel>
          <h2>{t("mailTitle")}</h2>
          <p>{t("mailText", { email: legalEntity.email })}</p>
          <TextLink href={`mailto:${legalEntity.email}`} strong>
            {legalEntity.email}
          </TextLink>
        </Panel>
      </div>
      <section className={styles["questions"]}>
        <h2>{t("questionsTitle")}</h2>
        {QUESTIONS.map((n) => (
          <Details key={n} className={styles["question"]}>
            <summary>{t(`q${n}`)}</summary>
            <p>{t(`a${n}`)}</p>
          </Details>
        ))}
        <p>
          <TextLink
            strong
            render={({ className }) => (
              <AppLink href="/information/faq" className={className}>
                {t("questionsAll")}
              </AppLink>
            )}
          />
        </p>
      </section>
    </Container>
  );
}

/** Whether someone answers now. Both answers stand in the page, and an island knows which one holds. */
function OpenNow() {
  const t = useText("support");
  const { openingHours } = useBrand();
  return (
    <span className={styles["now"]} data-hours={writeHours(openingHours)} data-screen-only>
      <span data-when="open">
        <Pill tone="ok">{t("openNow")}</Pill>
      </span>
      <span data-when="closed">
        <Pill tone="warn">{t("closedNow")}</Pill>
      </span>
    </span>
  );
}
