import type { ReactNode } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "../icons.ts";
import styles from "./notice.module.css";

export type Tone = "info" | "ok" | "warn" | "bad";

const ICONS = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon } satisfies Record<Tone, unknown>;

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** A button or a link: what to do about it. */
  action?: ReactNode | undefined;
  /** Read aloud when it appears: at once for `bad`, otherwise when the reader pauses. Leave off what was there from the start. */
  announce?: boolean | undefined;
}

/** A message in the flow of a page, next to what it is about. Tone is told by icon and words, colour only underlines it. */
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
