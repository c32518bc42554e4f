import { useQuery } from "@tanstack/react-query";
import { contractSummaryPdf } from "@tribun/api-client/calls/orders";
import { lineTariffSummary } from "@tribun/api-client/calls/tariff-changes";
import { useState } from "react";
import { saveFile } from "../../../../platform/app/save-file.ts";
import { useApiScope, useApp } from "../../../../platform/app/use-app.tsx";

/** The contract summary of a line with another tariff (L01): created once for each choice, and `had` once the PDF is in this browser. */
export function useTariffSummary(lineId: string, tariffId: string) {
  const { files } = useApp();
  const { api, language } = useApiScope();
  const [had, setHad] = useState<string>();
  const query = useQuery({
    queryKey: ["private", language, "line", lineId, "tariff-summary", tariffId],
    queryFn: ({ signal }) => api(lineTariffSummary, { params: { id: lineId }, body: { tariffId }, signal }),
    enabled: tariffId !== "",
    staleTime: Infinity,
    gcTime: 0,
  });
  const summary = query.isRefetching ? undefined : query.data;
  return {
    summary,
    error: query.isRefetching ? null : query.error,
    renew: () => void query.refetch(),
    had: summary !== undefined && summary.id === had,
    /** Saves the PDF; `had` becomes true only after the whole file has arrived. */
    load: async (): Promise<void> => {
      if (summary === undefined) return;
      const file = await files(contractSummaryPdf, { params: { id: summary.id } });
      saveFile(file, `${summary.offer.tariff.slug}.pdf`);
      setHad(summary.id);
    },
  };
}
