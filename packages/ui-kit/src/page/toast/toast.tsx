import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from "react";
import type { ShownToast, ToastMessage } from "./toast-message.ts";
import styles from "./toast.module.css";

interface ToastApi {
  show: (message: ToastMessage) => void;
}

/** Loads with the first message; if it fails to load, only the text is shown. */
const ToastItem = lazy(() =>
  import("./toast-item.tsx").then(
    ({ ToastItem: item }) => ({ default: item }),
    () => ({ default: Words }),
  ),
);

function Words({ toast }: { toast: ShownToast }) {
  return <div className={styles.toast}>{toast.text}</div>;
}

const ToastContext = createContext<ToastApi | null>(null);

/**
 * Shows short messages that need no answer.
 * @throws Error outside a {@link ToastProvider}, because the message would never be shown
 */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error("useToast needs a ToastProvider above it");
  return api;
}

/** Renders the live region from the first paint on, because screen readers ignore a region that appears together with its text. */
export function ToastProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const api = useMemo<ToastApi>(
    () => ({ show: (message) => setToasts((all) => [...all.slice(-2), { ...message, id: (all.at(-1)?.id ?? 0) + 1 }]) }),
    [],
  );
  return (
    <ToastContext value={api}>
      {children}
      <div className={styles.region} data-screen-only role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {toasts.map((toast) => (
          <Suspense key={toast.id}>
            <ToastItem toast={toast} closeLabel={closeLabel} onClose={close} />
          </Suspense>
        ))}
      </div>
    </ToastContext>
  );
}
