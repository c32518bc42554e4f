import type { ReactNode } from "react";
import { TriangleAlertIcon } from "../../base/icons.ts";
import { NEW_TAB, TextLink } from "../../base/text-link/text-link.tsx";
import styles from "./error-state.module.css";

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and how to fix it, in the fan's language. */
  message: ReactNode;
  /** The code that a fan can read out on the phone. */
  reference?: string | undefined;
  referenceLabel?: string | undefined;
  /** Link to support with the code; the label says so. It opens in a new tab, so that the page keeps its input. */
  referenceHref?: string | undefined;
  /** The next step: try again, go back, call. */
  action: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Replaces a part of a page that could not be shown. Announced when it appears. */
export function ErrorState({ title, message, reference, referenceLabel, referenceHref, action, headingLevel = 2 }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  const code = (
    <>
      {referenceLabel ? <>{referenceLabel} </> : null}
      <code className={styles.code}>{reference}</code>
    </>
  );
  return (
    <div className={styles.error} role="alert">
      <TriangleAlertIcon className={styles.icon} size={44} strokeWidth={1.75} aria-hidden="true" />
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>{message}</div>
      <div className={styles.action}>{action}</div>
      {reference ? (
        <p className={styles.reference}>
          {referenceHref ? (
            <TextLink strong href={referenceHref} {...NEW_TAB}>
              {code}
            </TextLink>
          ) : (
            code
          )}
        </p>
      ) : null}
    </div>
  );
}
