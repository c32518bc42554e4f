import { Container, Ribbon } from "@tribun/ui-kit";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { HeroActions, HeroChant } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./number-hero.module.css";

/** The last two figures of the club's year and nothing else, each on the other colour; the words follow below. */
export function NumberHero() {
  const figures = useBrand().vocabulary.year.slice(2);
  return (
    <>
      <p className={styles["figures"]} aria-hidden="true" data-screen-only>
        <span className={styles["cell"]}>
          <span className="arrive numeral">{figures[0]}</span>
        </span>
        <span className={styles["cell"]}>
          <span className="arrive numeral">{figures[1]}</span>
        </span>
      </p>
      <Ribbon />
      <Container>
        <div className={styles["words"]}>
          <div>
            <p className={styles["fans"]}>{useVoice().fans}</p>
            <HeroChant className={styles["chant"]} />
          </div>
          <div>
            <HeroActions variant="action" />
            <HomeCountdown />
          </div>
        </div>
      </Container>
    </>
  );
}
