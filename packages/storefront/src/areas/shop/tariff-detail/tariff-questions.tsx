import { useText } from "@tribun/i18n";
import { Details } from "@tribun/ui-kit";
import styles from "./tariff-page.module.css";

/** Questions that fans ask before they order. They open without a script. */
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
        <Details key={question} look="row">
          <summary>{question}</summary>
          <p>{answer}</p>
        </Details>
      ))}
    </section>
  );
}
