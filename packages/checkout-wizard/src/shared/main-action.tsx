import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

/** The dock's place for the main action; undefined until the order summary has mounted. */
export const ActionSlot = createContext<HTMLElement | undefined>(undefined);

/**
 * Renders the step's one main action into the dock: under the thumb on a phone, on the ticket's stub from 900 px. A paragraph before the
 * button stands directly above it.
 */
export function MainAction({ children }: { readonly children: ReactNode }) {
  const slot = use(ActionSlot);
  return slot && createPortal(children, slot);
}
