import type { ChoosingFan } from "@tribun/checkout-wizard";
import { useAtomValue } from "jotai";
import { useApp } from "../app/use-app.tsx";
import { sessionAtom } from "../session/session-state.ts";

/** Who chooses a tariff here: whoever has it already is told so before the one in the cart gives way. */
export function useChoosingFan(): ChoosingFan {
  const { api } = useApp();
  const state = useAtomValue(sessionAtom);
  return { api, session: state.status, ...(state.status === "authenticated" && { user: state.user }) };
}
