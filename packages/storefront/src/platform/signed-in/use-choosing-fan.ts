import type { ChoosingFan } from "@tribun/checkout-wizard";
import { useAtomValue } from "jotai";
import { useApp } from "../app/use-app.tsx";
import { sessionAtom } from "../session/session-state.ts";

/** The fan and the API client for `useTariffChoice`, which checks what a tariff allows before it replaces the one in the cart. */
export function useChoosingFan(): ChoosingFan {
  const { api } = useApp();
  const state = useAtomValue(sessionAtom);
  return { api, session: state.status, ...(state.status === "authenticated" && { user: state.user }) };
}
