import { useQueryClient } from "@tanstack/react-query";
import type { OrderStep } from "@tribun/domain";
import { useLanguage } from "@tribun/i18n";
import { useEffect } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";
import { plansQuery } from "./queries.ts";

/** Prefetches the next step at the fan's first input: its texts, its code and its jerseys. */
export function useAhead(step: OrderStep | undefined): void {
  const { api, ahead, onNextAct } = useWizard();
  const language = useLanguage();
  const client = useQueryClient();
  const { draft } = useOrderDraft();
  const tariffId = draft.tariff?.id;
  useEffect(() => {
    if (step === undefined) return undefined;
    return onNextAct(() => {
      ahead(step);
      if (step === "extras" && tariffId !== undefined) void client.prefetchQuery(plansQuery(api, language, tariffId));
    });
  }, [step, tariffId, language, client, api, ahead, onNextAct]);
}
