import { useText } from "@tribun/i18n";
import { buttonClass, Panel } from "@tribun/ui-kit";
import { useBrand } from "../../brand/use-brand.tsx";
import { AppLink } from "../../shell/app-link.tsx";
import styles from "./dashboard.module.css";

/** From the dashboard to the game and to what was won; only where the club has games. */
export function GamePanel() {
  const t = useText("dashboard");
  const { capabilities } = useBrand();
  if (!capabilities.games) return null;
  return (
    <Panel title={t("game.title")} headingLevel={2}>
      <p className={styles["soft"]}>{t("game.text")}</p>
      <div className={styles["fanLinks"]}>
        <AppLink href="/fan/games/penalty" className={buttonClass({ variant: "quiet" })}>
          {t("game.play")}
        </AppLink>
        <AppLink href="/dashboard/rewards" className={buttonClass({ variant: "quiet" })}>
          {t("game.rewards")}
        </AppLink>
      </div>
    </Panel>
  );
}
