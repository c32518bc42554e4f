import { useText } from "@tribun/i18n";
import { buttonClass, Container, Details, Panel, TextLink } from "@tribun/ui-kit";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import info from "../../../features/documents/information.module.css";
import { Outages } from "../../../features/outages/outages.tsx";
import { FindForm } from "../shared/find-form.tsx";
import { CallBoard } from "./call-board.tsx";
import { MessageForm } from "./message-form.tsx";
import styles from "./support.module.css";

const QUESTIONS = [1, 2, 3, 4, 5] as const;

/** `/support`: the hotline board, shops, the message form, fault reports with the fan's legal rights, and frequent questions. */
export function Support() {
  const t = useText("support");
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className={info["lead"]}>{t("lead")}</p>
      </header>
      <Outages />
      <div className={styles["columns"]}>
        <CallBoard />
        <Shops />
        <section id="write" className={styles["write"]} aria-labelledby="write-title">
          <h2 id="write-title">{t("writeTitle")}</h2>
          <MessageForm />
        </section>
        <aside className={styles["aside"]}>
          <Fault />
          <Mail />
        </aside>
      </div>
      <Questions />
    </Container>
  );
}

function Shops() {
  const t = useText("support");
  return (
    <Panel title={t("shops.title")} headingLevel={2}>
      <p className={styles["lead"]}>{t("shops.text")}</p>
      <FindForm />
      <p className={styles["onward"]}>
        <TextLink
          strong
          render={({ className }) => (
            <AppLink href="/support/shops" className={className}>
              {t("shops.link")}
            </AppLink>
          )}
        />
      </p>
    </Panel>
  );
}

/** The consequences of a fault report (§ 58 TKG, L08), shown before the fan sends it. */
function Fault() {
  const t = useText("support");
  return (
    <Panel title={t("fault.title")} headingLevel={2}>
      <p>{t("fault.text")}</p>
      <dl className={styles["days"]}>
        {(["1", "3", "5"] as const).map((day) => (
          <div key={day}>
            <dt>{t("fault.day", { day })}</dt>
            <dd>{t(`fault.after${day}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles["onward"]}>
        <AppLink href="/support?topic=fault#write" className={buttonClass({ variant: "quiet" })}>
          {t("fault.link")}
        </AppLink>
      </p>
    </Panel>
  );
}

function Mail() {
  const t = useText("support");
  const { email } = useBrand().legalEntity;
  return (
    <Panel title={t("mailTitle")} headingLevel={2}>
      <p>{t("mailText", { email })}</p>
      <TextLink href={`mailto:${email}`} strong>
        {email}
      </TextLink>
    </Panel>
  );
}

function Questions() {
  const t = useText("support");
  return (
    <section className={styles["questions"]}>
      <h2>{t("questionsTitle")}</h2>
      {QUESTIONS.map((n) => (
        <Details key={n} look="row">
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
  );
}
