import { useQueryClient } from "@tanstack/react-query";
import type { Invoice } from "@tribun/api-client/contract";
import { invoiceDispute, invoiceIntent, invoicePdfFile } from "@tribun/api-client/calls/invoices";
import { useRef, useState } from "react";
import { saveFile } from "../../api/save-file.ts";
import { useApp } from "../../api/use-app.tsx";

/** What a fan can do with an invoice, each with what went wrong. One press, one checkout. */
export function useInvoiceActions({ id, number }: Pick<Invoice, "id" | "number">) {
  const { api, files } = useApp();
  const client = useQueryClient();
  const [busy, setBusy] = useState<"pay" | "pdf" | "xml" | "dispute">();
  const [failure, setFailure] = useState<unknown>();
  // Survives a press that failed on the way, so that the operator recognises the same wish.
  const key = useRef(crypto.randomUUID());

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
    pay: () =>
      act("pay", async () => {
        const back = `${location.origin}/dashboard/bills`;
        const body = { successUrl: back, cancelUrl: back };
        const { checkoutUrl } = await api(invoiceIntent, { params: { id }, body, idempotencyKey: key.current });
        key.current = crypto.randomUUID();
        location.assign(checkoutUrl);
      }),
    load: (format: "pdf" | "xml") =>
      act(format, async () => saveFile(await files(invoicePdfFile, { params: { id }, query: { format } }), `${number}.${format}`)),
    dispute: (reason: string) =>
      act("dispute", async () => {
        await api(invoiceDispute, { params: { id }, body: { reason } });
        await client.invalidateQueries({ queryKey: ["private"] });
      }),
  };
}
