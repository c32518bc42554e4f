import { euro, LATE_PORTING_CENTS_PER_DAY } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import styles from "./port-duties.module.css";

const DUTIES = ["cost", "gap", "day", "anytime", "old", "billing"] as const;

/** The fan's legal rights when porting a number, in plain words (§ 59 TKG, L09). */
export function PortDuties({ headingLevel }: { readonly headingLevel: 2 | 3 }) {
  const t = useText("porting");
  const format = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles["duties"]}>
      <Heading>{t("duties.title")}</Heading>
      <ul>
        {DUTIES.map((duty) => (
          <li key={duty}>{t(`duties.${duty}`, { amount: format.money(euro(LATE_PORTING_CENTS_PER_DAY)) })}</li>
        ))}
      </ul>
    </section>
  );
}

/** `ReleaseSteps` inside a closed `<details>`, because most fans do not need them. */
export function ReleaseHelp() {
  const t = useText("porting");
  return (
    <Details className={styles["release"]}>
      <summary>{t("release.title")}</summary>
      <ReleaseSteps />
    </Details>
  );
}

/** How to have a number released while its contract runs: the term the providers use, and the steps. */
export function ReleaseSteps() {
  const t = useText("porting");
  return (
    <div className={styles["steps"]}>
      <p>{t("release.text")}</p>
      <ol>
        <li>{t("release.step1")}</li>
        <li>{t("release.step2")}</li>
        <li>{t("release.step3")}</li>
      </ol>
    </div>
  );
}
