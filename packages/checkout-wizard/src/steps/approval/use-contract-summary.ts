import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Basket } from "@tribun/api-client/contract";
import { contractSummaryPdf } from "@tribun/api-client/calls/orders";
import { useLanguage } from "@tribun/i18n";
import { useAtom } from "jotai";
import { useState } from "react";
import { receivedSummaryAtom } from "../../store/secrets.ts";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { isCompanys } from "../../machine/obstacle.ts";
import { useWizard } from "../../shared/environment.tsx";
import { COUPON_CODES, summaryQuery } from "../../shared/queries.ts";

const NUMBER_CODES = ["1104", "1105", "1108"];

/** The contract summary of a basket, and the meaning of its refusal. */
export function useContractSummary(basket: Basket | undefined) {
  const { api, files, session, user } = useWizard();
  const language = useLanguage();
  const [last, setLast] = useAtom(receivedSummaryAtom);
  const [lost, setLost] = useState<string>();
  const { draft } = useOrderDraft();
  // Wait for the session check, because the fan may turn out to be a company.
  const query = useQuery(summaryQuery(api, language, session === "loading" ? undefined : basket, isCompanys(draft.tariff, user)));
  const error = query.error instanceof ApiError ? query.error : undefined;
  const summary = query.isRefetching ? undefined : query.data;

  /**
   * Called when the fan requests the document. The browser does not report whether a link's file arrived, so the page fetches it as well:
   * only a complete file counts as received (L01).
   */
  const receive = async (): Promise<void> => {
    if (summary === undefined) return;
    const { id, payment } = summary;
    setLost(undefined);
    try {
      const file = await files(contractSummaryPdf, { params: { id } });
      if (file.type !== "application/pdf" || file.size === 0) throw new ApiError("-1", { reason: "no document" });
      setLast({ id, payment });
    } catch {
      setLost(id);
    }
  };

  return {
    summary,
    opened: summary !== undefined && summary.id === last?.id,
    /** The payment of the summary that the fan received, if another one has replaced it. */
    before: last && summary && summary.id !== last.id ? last.payment : undefined,
    receive: () => void receive(),
    /** The document was requested but did not arrive. */
    lost: summary !== undefined && summary.id === lost,
    renew: () => void query.refetch(),
    couponRefusal: error && COUPON_CODES.includes(error.code) ? error : undefined,
    numberRefused: error !== undefined && NUMBER_CODES.includes(error.code),
    error: query.isRefetching ? null : query.error,
  };
}
