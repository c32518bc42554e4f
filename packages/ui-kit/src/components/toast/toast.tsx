import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from "../../icons.ts";
import type { Tone } from "../notice/notice.tsx";
import styles from "./toast.module.css";

export interface ToastMessage {
  text: ReactNode;
  tone?: Tone | undefined;
  /** A toast with an action stays until it is used or closed. */
  action?: { label: string; onClick: () => void } | undefined;
}

interface Shown extends ToastMessage {
  id: number;
}

interface ToastApi {
  show: (message: ToastMessage) => void;
}

const ICONS = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon } satisfies Record<Tone, unknown>;
const STAYS_MS = 6000;

const ToastContext = createContext<ToastApi | null>(null);

/** Shows short messages that need no answer. Throws outside a {@link ToastProvider}: a message that nobody sees is a bug. */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Holds the live region from the first paint on, because a region that appears together with its text is not announced. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const api = useMemo<ToastApi>(
    () => ({ show: (message) => setToasts((all) => [...all.slice(-2), { ...message, id: (all.at(-1)?.id ?? 0) + 1 }]) }),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      <div className={styles.region} role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} closeLabel={closeLabel} onClose={close} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Leaves by itself, but never while somebody points at it or has the focus in it. */
function ToastItem({ toast, closeLabel, onClose }: { toast: Shown; closeLabel: string; onClose: (id: number) => void }) {
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
