import type { OrderStep } from "@tribun/domain";
import type { Stage } from "../machine/steps.ts";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";

/** Where a button leads, and the stage that it names. */
export type Way = { readonly stage: Stage; readonly href: string };

/** The way to a step. A guest registers before the approval, which would only say so (A11), unless an order waits there for its payment. */
export function useWayTo(): (step: OrderStep) => Way {
  const { links, session, retrySession } = useWizard();
  const { draft } = useOrderDraft();
  const guest = session === "unauthenticated" && retrySession === undefined && draft.openOrder === undefined;
  return (step) => (step === "approval" && guest ? { stage: "person", href: links.register } : { stage: step, href: `/order/${step}` });
}
