import type { Game } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { loginHref, withReturnTo } from "../../../platform/session/return-to.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { Hud } from "./hud.tsx";
import { Pitch } from "./pitch.tsx";
import styles from "./penalty.module.css";
import stage from "./play.module.css";
import { newRound } from "./round.ts";

const HERE = "/fan/games/penalty";

/** The pitch without a game, with a text that says why. */
export function IdlePitch({ game, told }: { readonly game: Game; readonly told: ReactNode }) {
  const t = useText("games");
  return (
    <div className={stage["stage"]} data-surface="board">
      <Hud round={newRound(game.kicks)} />
      <div className={stage["body"]}>
        <div className={stage["clip"]}>
          <div className={stage["scene"]}>
            <Pitch label={t("picture")} />
          </div>
        </div>
        <div className={stage["deck"]}>{told}</div>
      </div>
    </div>
  );
}

/**
 * Shown to a guest: the conditions to play, with links to login and registration. Keeps its space while a signed-in fan's turn loads, which
 * is at least as high.
 */
export function Invitation({ waits }: { readonly waits: boolean }) {
  const t = useText("games");
  return (
    <>
      {waits && (
        <p role="status" className={stage["loading"]}>
          {t("noScript.loading")}
        </p>
      )}
      <div data-waits={waits || undefined}>
        <h2 className={styles["duel"]}>{t("noScript.title")}</h2>
        <p>{t("noScript.text")}</p>
      </div>
      <div className={stage["presses"]} data-waits={waits || undefined}>
        <AppLink href={loginHref(HERE)} className={buttonClass({ variant: "accent", size: "l" })}>
          {t("noScript.login")}
        </AppLink>
        <AppLink href={withReturnTo("/auth/register", HERE)} className={buttonClass({ variant: "quiet" })}>
          {t("noScript.register")}
        </AppLink>
      </div>
    </>
  );
}

/** The fan played with another account. The operator would refuse another turn (1027), so there is no button. */
export function Closed() {
  const t = useText("games");
  return (
    <div>
      <h2 className={styles["duel"]}>{t("trouble.playedTitle")}</h2>
      <p>{t("trouble.playedElse")}</p>
    </div>
  );
}
