import { QueryClient } from "@tanstack/react-query";
import { fakeApi } from "@tribun/api-client/testing";
import { createI18n } from "@tribun/i18n";
import { expect, test } from "vitest";
import { sampleLine } from "../../testing/samples.ts";
import { fetchPapers, linesKey } from "./papers.ts";

test("of two contracts the newer one's summary is kept, also where a line without an order follows", async () => {
  const { orderId: _, ...without } = sampleLine;
  const queryClient = new QueryClient();
  queryClient.setQueryData(linesKey("de"), [
    { ...sampleLine, id: "l1", orderId: "older", msisdn: "+491713920001" },
    { ...sampleLine, id: "l2", orderId: "newer", msisdn: "+491713920002" },
    { ...without, id: "l3", msisdn: "+491713920003" },
  ]);
  const { api, files, calls } = fakeApi({ myInvoices: [], orderContractSummaryPdf: new Blob(["%PDF"]) });
  const papers = await fetchPapers({ api, files, i18n: await createI18n("de", []), queryClient }, []);
  expect(papers).toEqual([{ kind: "summary", id: "newer", number: "491713920002", file: btoa("%PDF") }]);
  expect(calls.map(({ input }) => input["params"])).toEqual([undefined, { id: "newer" }]);
});
