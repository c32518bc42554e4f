import { classNames, Jersey, Ribbon } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { useBrand } from "../../platform/brand/use-brand.tsx";
import { NeedsScript } from "../../platform/forms/needs-script.tsx";
import styles from "./auth-stage.module.css";

type AuthStageProps = {
  title: string;
  /** The same greeting in the other language, with its language code. */
  echo?: { text: string; lang: string };
  lead?: ReactNode;
  /** A link beside the title. */
  beside?: ReactNode;
  /** True for a later part of a form: on a phone the greeting is one short line, because the fan has read it. */
  short?: boolean;
  /** Information before the form: above it on a phone, beside it on a wide screen, where it replaces the shirt. */
  facts?: ReactNode;
  /** True when the form also works without JavaScript. */
  noScript?: boolean;
  children: ReactNode;
};

/** The frame of the sign-in pages: a greeting in the club's colours with the shirt and the ribbon, and the form beside or below it. */
export function AuthStage({ title, echo, lead, beside, short = false, facts, noScript = false, children }: AuthStageProps) {
  const { vocabulary, shortName } = useBrand();
  return (
    <div className={classNames(styles["stage"], short && styles["short"])}>
      <div data-surface="club">
        <div className={styles["seat"]}>
          <div className={styles["greeting"]}>
            <div className={styles["title"]}>
              <h1>{title}</h1>
              {beside}
            </div>
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
        {!noScript && <NeedsScript />}
        {children}
      </div>
    </div>
  );
}
