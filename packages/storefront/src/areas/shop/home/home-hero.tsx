import { useLanguage, useText } from "@tribun/i18n";
import { buttonClass, Container, Ribbon, Stand } from "@tribun/ui-kit";
import { frontPageShirt } from "../../../platform/brand/build-settings.ts";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../platform/brand/use-voice.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./home-hero.module.css";

/** The club's chant in front of its stand, whose seats form the club's year. Text never overlaps the seats. */
export function HomeHero() {
  const t = useText("home");
  const language = useLanguage();
  const brand = useBrand();
  const { vocabulary, capabilities } = brand;
  const { fans, chant, sub } = useVoice();
  const figures = vocabulary.year.slice(2);
  return (
    <>
      <div className={styles["hero"]} data-surface="club">
        <Container>
          <div className={styles["pitch"]}>
            <div className={styles["say"]}>
              <p className={styles["fans"]}>{fans}</p>
              <h1 className={styles["chant"]}>{chant}</h1>
              <p className={styles["sub"]}>{sub}</p>
              <div className={styles["actions"]}>
                <AppLink href="/tarife" className={buttonClass({ variant: "accent" })}>
                  {t("hero.choose")}
                </AppLink>
                {capabilities.porting && (
                  <a href="#porting" className={buttonClass({ variant: "quiet" })}>
                    {t("hero.port")}
                  </a>
                )}
              </div>
            </div>
            <div className={styles["front"]}>
              {capabilities.jersey && (
                <img
                  className={styles["shirt"]}
                  src={frontPageShirt(brand, language)}
                  alt=""
                  width="402"
                  height="421"
                  loading="lazy"
                  data-screen-only
                />
              )}
              <HomeCountdown />
            </div>
          </div>
        </Container>
        <Stand figures={figures} />
      </div>
      <Ribbon />
    </>
  );
}
