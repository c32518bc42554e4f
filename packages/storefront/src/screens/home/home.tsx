import { useLanguage, useText } from "@tribun/i18n";
import { Container, Section, TextLink } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import { PageHead } from "../../shell/page-head.tsx";
import styles from "./home.module.css";
import { HomeHero } from "./home-hero.tsx";
import { HomeTariffs } from "./home-tariffs.tsx";

/** The club's front page: the shirt, three tariffs, how it works, and who answers the telephone. */
export function Home() {
  const language = useLanguage();
  const { title, description } = useBrand();
  return (
    <>
      <PageHead title={title[language]} description={description[language]} />
      <HomeHero />
      <HomeTariffs />
      <HowItWorks />
      <HelpStrip />
    </>
  );
}

function HowItWorks() {
  const t = useText("home");
  const steps = [
    [t("how.chooseTitle"), t("how.chooseText")],
    [t("how.checkTitle"), t("how.checkText")],
    [t("how.goTitle"), t("how.goText")],
  ] as const;
  return (
    <Section id="how" tone="raised" title={t("how.title")}>
      <ol className={styles["steps"]}>
        {steps.map(([title, text]) => (
          <li key={title} className={styles["step"]}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function HelpStrip() {
  const t = useText("home");
  const { hotline } = useBrand();
  return (
    <div className={styles["help"]} data-surface="board">
      <Container>
        <div className={styles["helpRow"]}>
          <div>
            <h2>{t("help.title")}</h2>
            <p>{t("help.text")}</p>
          </div>
          <a className={styles["call"]} href={`tel:${hotline.freeNumber.replace(/\s/g, "")}`}>
            {hotline.freeNumber}
          </a>
          <TextLink
            strong
            render={({ className }) => (
              <AppLink href="/support" className={className}>
                {t("help.more")}
              </AppLink>
            )}
          />
        </div>
      </Container>
    </div>
  );
}
