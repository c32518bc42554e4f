import { useEffect, useState } from "react";
import styles from "./confetti.module.css";

const PIECES = 28;
const KEY = "tribun.cheered";

/**
 * Paper from the stands in the club's two colours, once for an order in this tab: who comes back for the QR code has been cheered.
 * Only decoration, and not there under reduced motion.
 */
export function Confetti({ orderId }: { readonly orderId: string }) {
  const [isNew] = useState(() => lastCheered() !== orderId);
  useEffect(() => remember(orderId), [orderId]);
  if (!isNew) return null;
  return (
    <div className={styles["paper"]} aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  );
}

function lastCheered(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(orderId: string): void {
  try {
    sessionStorage.setItem(KEY, orderId);
  } catch {
    // Where nothing may be stored, a fan is cheered again.
  }
}
