import { Container, Ribbon } from "@tribun/ui-kit";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { HeroActions, HeroChant, HeroShirt } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./shirt-hero.module.css";

/** The club's shirt, larger than the page, with the chant at its hem. */
export function ShirtHero() {
  return (
    <>
      <div className={styles["hero"]} data-surface="club">
        <HeroShirt className={styles["shirt"]} close />
        <Container>
          <div className={styles["words"]}>
            <p className={styles["fans"]}>{useVoice().fans}</p>
            <HeroChant className={styles["chant"]} />
            <HeroActions variant="accent" />
            <HomeCountdown />
          </div>
        </Container>
      </div>
      <Ribbon />
    </>
  );
}
