import { useEffect, useState } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from "../../base/icons.ts";
import type { Tone } from "../../base/notice/notice.tsx";
import type { ShownToast } from "./toast-message.ts";
import styles from "./toast.module.css";

const ICONS = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon } satisfies Record<Tone, unknown>;
const STAYS_MS = 6000;

/** A toast that closes by itself, except while the pointer or the focus is in it. */
export function ToastItem({ toast, closeLabel, onClose }: { toast: ShownToast; closeLabel: string; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const Icon = ICONS[toast.tone ?? "info"];
  const stays = toast.action !== undefined || held;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onClose(toast.id), STAYS_MS);
    return () => clearTimeout(timer);
  }, [stays, toast.id, onClose]);
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <span className={styles.text}>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onClick();
            onClose(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(toast.id)}>
        <XIcon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
