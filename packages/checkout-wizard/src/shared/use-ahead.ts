import { useQueryClient } from "@tanstack/react-query";
import { useLanguage } from "@tribun/i18n";
import { useEffect } from "react";
import { useOrderDraft } from "../store/use-order-draft.ts";
import { useWizard } from "./environment.tsx";
import { plansQuery } from "./queries.ts";
import type { Way } from "./use-way-to.ts";

/** Prefetches the next page at the fan's first input: its texts, its code and its jerseys. */
export function useAhead(way: Way | undefined): void {
  const { api, ahead, onNextAct } = useWizard();
  const language = useLanguage();
  const client = useQueryClient();
  const { draft } = useOrderDraft();
  const tariffId = draft.tariff?.id;
  const stage = way?.stage;
  const href = way?.href;
  useEffect(() => {
    if (href === undefined) return undefined;
    return onNextAct(() => {
      ahead(href);
      if (stage === "extras" && tariffId !== undefined) void client.prefetchQuery(plansQuery(api, language, tariffId));
    });
  }, [stage, href, tariffId, language, client, api, ahead, onNextAct]);
}
