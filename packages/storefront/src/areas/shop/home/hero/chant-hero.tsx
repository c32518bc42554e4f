import { Container, Ribbon } from "@tribun/ui-kit";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { HeroActions, HeroChant } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./chant-hero.module.css";

/** The chant as a banner that hangs down the left edge, read from below. */
export function ChantHero() {
  return (
    <>
      <div className={styles["hero"]}>
        <div className={styles["banner"]} data-surface="club">
          <HeroChant className={styles["chant"]} />
        </div>
        <Container>
          <div className={styles["words"]}>
            <p className={styles["fans"]}>{useVoice().fans}</p>
            <HeroActions variant="action" />
            <HomeCountdown />
          </div>
        </Container>
      </div>
      <Ribbon />
    </>
  );
}
