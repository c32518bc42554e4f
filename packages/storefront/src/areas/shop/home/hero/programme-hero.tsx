import type { HomePart } from "@tribun/brand-contract";
import { type TextKey, useText } from "@tribun/i18n";
import { Container } from "@tribun/ui-kit";
import { useBrand } from "../../../../platform/brand/use-brand.tsx";
import { useHeading, useLook } from "../use-look.ts";
import { useVoice } from "../../../../platform/brand/use-voice.ts";
import { partsOf } from "../home-parts.ts";
import { HeroActions, HeroChant } from "./hero-words.tsx";
import { HomeCountdown } from "./home-countdown.tsx";
import styles from "./programme-hero.module.css";

/** The usual heading of each part, and the address of the part on this page. */
const ENTRIES: Readonly<Record<HomePart, { readonly title: TextKey<"home">; readonly id: string }>> = {
  tariffs: { title: "cards.title", id: "tariffs" },
  porting: { title: "port.title", id: "porting" },
  curve: { title: "news.title", id: "curve" },
  videos: { title: "videos.title", id: "clips" },
  game: { title: "game.title", id: "game" },
  help: { title: "shops.title", id: "help" },
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
                <a key={part} href={`#${ENTRIES[part].id}`}>
                  <b>{headingOf(part === "curve" ? "news" : part, t(ENTRIES[part].title))}</b> <span>{t(`contents.${part}`)}</span>
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
