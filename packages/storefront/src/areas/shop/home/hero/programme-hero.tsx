import type { HomePart } from "@tribun/brand-contract";
import { type TextKey, useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useHeading, useLook } from "../use-look.ts";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { partId, partsOf } from "../home-parts.ts";
import { HeroActions, HeroChant } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./programme-hero.module.css";

/** The usual heading of each part. */
const TITLES: Readonly<Record<HomePart, TextKey<"home">>> = {
  tariffs: "cards.title",
  porting: "port.title",
  curve: "news.title",
  videos: "videos.title",
  game: "game.title",
  help: "shops.title",
};

/** The cover of a match programme: name and year, the chant in print, and the contents of the page. */
export function ProgrammeHero() {
  const t = useText("home");
  const brand = useBrand();
  const headingOf = useHeading();
  return (
    <div className={styles["cover"]}>
      <Container>
        <p className={styles["mast"]}>
          <span>{useVoice().fans}</span> <span>{brand.vocabulary.year}</span>
        </p>
        <div className={styles["front"]}>
          <div>
            <HeroChant className={styles["chant"]} />
            <HeroActions variant="action" />
          </div>
          <div className={styles["inside"]}>
            <nav className={styles["contents"]} aria-label={t("contents.label")}>
              {partsOf(brand, useLook().sections).map(({ part }) => (
                <a key={part} href={`#${partId(part)}`}>
                  <b>{headingOf(part === "curve" ? "news" : part, t(TITLES[part]))}</b> <span>{t(`contents.${part}`)}</span>
                </a>
              ))}
            </nav>
            <HomeCountdown />
          </div>
        </div>
      </Container>
    </div>
  );
}
