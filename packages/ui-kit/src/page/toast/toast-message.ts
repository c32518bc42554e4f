import type { ReactNode } from "react";
import type { Tone } from "../../base/notice/notice.tsx";

export interface ToastMessage {
  text: ReactNode;
  tone?: Tone | undefined;
  /** A toast with an action stays until the fan uses or closes it. */
  action?: { label: string; onClick: () => void } | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}
