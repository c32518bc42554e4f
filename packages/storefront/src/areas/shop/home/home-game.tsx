import { useText } from "@tribun/i18n";
import { buttonClass, Container } from "@tribun/ui-kit";
import { useHeading } from "./use-look.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./home-game.module.css";

/** Leads to the penalty game. */
export function HomeGame() {
  const t = useText("home");
  return (
    <Container>
      <section className={styles["spot"]} aria-labelledby="game-title">
        <div>
          <h2 id="game-title">{useHeading()("game", t("game.title"))}</h2>
          <p>{t("game.text")}</p>
        </div>
        <AppLink href="/fan/games/penalty" className={buttonClass({ variant: "accent" })}>
          {t("game.shoot")}
        </AppLink>
      </section>
    </Container>
  );
}
