import type { CheckoutCheck } from "@tribun/api-client/contract";
import { useCallback } from "react";
import { useApp } from "../app/use-app.tsx";
import { sessionAtom } from "../session/session-state.ts";

/** Loaded by the few pages that have something to report. */
export const reports = () => import("./purchase/purchase.ts");

/**
 * For a page that sees a payment confirmed: reports the purchase with consent, once the fan is known. Never throws and need not be awaited,
 * because measuring must not stop a fan.
 */
export function useReportPurchase(): (check: CheckoutCheck, checkoutId: string | undefined) => Promise<void> {
  const { store, session } = useApp();
  return useCallback(
    async (check, checkoutId) => {
      try {
        if (store.get(sessionAtom).status === "loading") await session.start();
        const fan = store.get(sessionAtom);
        const user = fan.status === "authenticated" ? fan.user : undefined;
        const { reportPurchase } = await reports();
        await reportPurchase(check, user, checkoutId);
      } catch {
        // Hashing needs a secure context, and the code a network; without them nothing is reported.
      }
    },
    [store, session],
  );
}
