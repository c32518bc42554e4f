import { useText } from "@tribun/i18n";
import { buttonClass, Panel, Skeleton } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import dashboard from "./dashboard.module.css";
import styles from "./places.module.css";

type PlaceProps = {
  /** The styles say how high it is at which width. */
  readonly of: "board" | "match" | "order" | "facts";
  readonly label?: string;
};

/** Keeps a place as high as what comes. */
export function Place({ of, label }: PlaceProps) {
  return (
    <div className={styles[of]}>
      <Skeleton height="100%" shape="card" label={label} />
    </div>
  );
}

/** The place of what is drawn in it, which is neither seen nor read yet: as high in each language and at each width. */
export function Unseen({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["unseen"]} aria-hidden="true">
      {children}
    </div>
  );
}

/** The game's place, in the words that it has for most. */
export function GamePlace() {
  const t = useText("dashboard");
  return (
    <Unseen>
      <Panel title={t("game.title")} headingLevel={2}>
        <p className={dashboard["soft"]}>
          {t("game.text.ready")} {t("game.open", { title: t("game.play"), count: 1 })}
        </p>
        <div className={dashboard["fanLinks"]}>
          {(["play", "rewards"] as const).map((word) => (
            <span key={word} className={buttonClass({ variant: "quiet" })}>
              {t(`game.${word}`)}
            </span>
          ))}
        </div>
      </Panel>
    </Unseen>
  );
}
