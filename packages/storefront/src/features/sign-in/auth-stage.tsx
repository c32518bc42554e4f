import { Jersey, Ribbon } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { NeedsScript } from "../../platform/forms/needs-script.tsx";
import styles from "./auth-stage.module.css";

type AuthStageProps = {
  title: string;
  /** The same greeting in the other language, with its language code. */
  echo?: { text: string; lang: string };
  lead?: ReactNode;
  /** What is worth knowing before the form: above it on a phone, beside it on a wide screen, where else the shirt hangs. */
  facts?: ReactNode;
  /** True where the form works without any script, too. */
  paper?: boolean;
  children: ReactNode;
};

/** The stand before the pitch: club-coloured greeting with the shirt and the kit's ribbon, and the form beside or below it. */
export function AuthStage({ title, echo, lead, facts, paper = false, children }: AuthStageProps) {
  const { vocabulary, shortName } = useBrand();
  return (
    <div className={styles["stage"]}>
      <div data-surface="club">
        <div className={styles["seat"]}>
          <div className={styles["greeting"]}>
            <h1>{title}</h1>
            {echo && (
              <p className={styles["echo"]} lang={echo.lang}>
                {echo.text}
              </p>
            )}
            {lead !== undefined && <p className={styles["lead"]}>{lead}</p>}
          </div>
          {facts === undefined ? (
            <div className={styles["shirt"]}>
              <Jersey style="striped" name={shortName.toLocaleUpperCase("tr").slice(0, 10)} number={vocabulary.year.slice(2)} />
            </div>
          ) : (
            <div className={styles["facts"]}>{facts}</div>
          )}
          <Ribbon />
        </div>
      </div>
      <div className={styles["pitch"]}>
        {!paper && <NeedsScript />}
        {children}
      </div>
    </div>
  );
}
