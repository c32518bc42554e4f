import { Container, Ribbon, Stand } from "@tribun/ui-kit";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { HeroActions, HeroChant, HeroShirt } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./stand-hero.module.css";

/** The club's chant in front of its stand, whose seats form the club's year. Text never overlaps the seats. */
export function StandHero() {
  const { vocabulary } = useBrand();
  return (
    <>
      <div className={styles["hero"]} data-surface="club">
        <Container>
          <div className={styles["pitch"]}>
            <div>
              <p className={styles["fans"]}>{useVoice().fans}</p>
              <HeroChant />
              <HeroActions variant="accent" />
            </div>
            <div className={styles["front"]}>
              <HeroShirt className={styles["shirt"]} />
              <HomeCountdown />
            </div>
          </div>
        </Container>
        <Stand figures={vocabulary.year.slice(2)} />
      </div>
      <Ribbon />
    </>
  );
}
