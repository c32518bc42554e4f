import type { ReactNode } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "../icons.ts";
import styles from "./notice.module.css";

export type Tone = "info" | "ok" | "warn" | "bad";

const ICONS = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon } satisfies Record<Tone, unknown>;

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** A button or a link that helps with the message. */
  action?: ReactNode | undefined;
  /**
   * Announces the message when it appears: at once for `bad`, otherwise when the screen reader pauses. Omit it for a message that is there
   * from the start.
   */
  announce?: boolean | undefined;
}

/** A message in the flow of a page, next to its subject. Icon and words carry the tone; colour only supports it. */
export function Notice({ tone, title, children, action, announce = false }: NoticeProps) {
  const Icon = ICONS[tone];
  const role = announce ? (tone === "bad" ? "alert" : "status") : undefined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon className={styles.icon} size={24} aria-hidden="true" />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
