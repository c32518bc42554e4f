import { useText } from "@tribun/i18n";
import { buttonClass, Container, Jersey, Ribbon } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { useVoice } from "../../brand/use-voice.ts";
import { AppLink } from "../../shell/app-link.tsx";
import styles from "./home-hero.module.css";

/** The club's slogan beside its shirt, whose number is the club's year. */
export function HomeHero() {
  const t = useText("home");
  const { vocabulary } = useBrand();
  const { fans, chant, sub } = useVoice();
  return (
    <>
      <div className={styles["hero"]} data-surface="club">
        <Container>
          <div className={styles["row"]}>
            <div className={styles["words"]}>
              <p className={styles["fans"]}>{fans}</p>
              <h1 className={styles["chant"]}>{chant}</h1>
              <p className={styles["text"]}>{sub}</p>
              <div className={styles["actions"]}>
                <AppLink href="/tarife" className={buttonClass({ variant: "accent" })}>
                  {t("hero.choose")}
                </AppLink>
                <a href="#how" className={buttonClass({ variant: "quiet" })}>
                  {t("hero.how")}
                </a>
              </div>
            </div>
            <div className={styles["jersey"]}>
              <Jersey style="striped" name={t("hero.jerseyName")} number={vocabulary.year.slice(2)} label={t("hero.jersey")} />
            </div>
          </div>
        </Container>
      </div>
      <Ribbon />
    </>
  );
}
