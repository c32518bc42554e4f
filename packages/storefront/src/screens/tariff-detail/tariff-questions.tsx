import { useText } from "@tribun/i18n";
import styles from "./tariff-page.module.css";
import { Details } from "@tribun/ui-kit";

/** Questions fans ask before they order. `details` opens without any script. */
export function TariffQuestions() {
  const t = useText("tariffs");
  const questions = [
    [t("detail.faq.esimQ"), t("detail.faq.esimA")],
    [t("detail.faq.numberQ"), t("detail.faq.numberA")],
    [t("detail.faq.payQ"), t("detail.faq.payA")],
    [t("detail.faq.coverageQ"), t("detail.faq.coverageA")],
    [t("detail.faq.cancelQ"), t("detail.faq.cancelA")],
  ] as const;
  return (
    <section>
      <h2 className={styles["heading"]}>{t("detail.faq.title")}</h2>
      {questions.map(([question, answer]) => (
        <Details key={question} className={styles["sheet"]}>
          <summary>{question}</summary>
          <p className={styles["answer"]}>{answer}</p>
        </Details>
      ))}
    </section>
  );
}
