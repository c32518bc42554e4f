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
      <div className={styles["figures"]} aria-hidden="true" data-screen-only>
        <Figure>{figures[0]}</Figure>
        <Figure>{figures[1]}</Figure>
      </div>
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

/** One figure. It is a drawing, because a browser counts large text that changes its face as a shift of the page. */
const Figure = ({ children }: { readonly children: string | undefined }) => (
  <svg className={styles["cell"]} viewBox="0 0 100 136" focusable="false">
    <text className="arrive" x="50" y="68">
      {children}
    </text>
  </svg>
);
