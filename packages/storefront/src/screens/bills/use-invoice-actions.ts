import { useQueryClient } from "@tanstack/react-query";
import { invoiceDispute, invoiceItemised, invoicePdfFile } from "@tribun/api-client/calls/invoices";
import type { Invoice } from "@tribun/api-client/contract";
import type { Money } from "@tribun/domain";
import { useState } from "react";
import { saveFile } from "../../api/save-file.ts";
import { useApp } from "../../api/use-app.tsx";

/** What is objected to: a part of an invoice, or all of it without a sum. */
export type Objection = { readonly reason: string; readonly amount?: Money };

/** What a fan can do with an invoice beside paying it, each with what went wrong. */
export function useInvoiceActions({ id, number }: Pick<Invoice, "id" | "number">) {
  const { api, files } = useApp();
  const client = useQueryClient();
  const [busy, setBusy] = useState<"pdf" | "xml" | "dispute" | "itemisedPdf" | "itemisedCsv">();
  const [failure, setFailure] = useState<unknown>();

  const act = async (name: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(name);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(() => error);
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    failure,
    load: (format: "pdf" | "xml") =>
      act(format, async () => saveFile(await files(invoicePdfFile, { params: { id }, query: { format } }), `${number}.${format}`)),
    /** What was used, one by one (§ 65 TKG); `name` is the file's before the bill's number. */
    itemise: (format: "pdf" | "csv", name: string) =>
      act(format === "pdf" ? "itemisedPdf" : "itemisedCsv", async () =>
        saveFile(await files(invoiceItemised, { params: { id }, query: { format } }), `${name}-${number}.${format}`),
      ),
    dispute: (objection: Objection) =>
      act("dispute", async () => {
        await api(invoiceDispute, { params: { id }, body: objection });
        await client.invalidateQueries({ queryKey: ["private"] });
      }),
  };
}
