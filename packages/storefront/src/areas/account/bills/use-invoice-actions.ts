import { useQueryClient } from "@tanstack/react-query";
import { invoiceDispute, invoiceItemised, invoicePdfFile } from "@tribun/api-client/calls/invoice-acts";
import type { Invoice } from "@tribun/api-client/contract";
import type { Money } from "@tribun/domain";
import { useRef, useState } from "react";
import { saveFile } from "../../../platform/app/save-file.ts";
import { useApp } from "../../../platform/app/use-app.tsx";

/** An objection to a part of an invoice, or to all of it without an amount. */
export type Objection = { readonly reason: string; readonly amount?: Money };

/** Files of an invoice. */
export const FILES = ["pdf", "xml", "itemisedPdf", "itemisedCsv"] as const;
export type InvoiceFile = (typeof FILES)[number];
type Action = InvoiceFile | "dispute";

/** State of an action. */
export type Standing = { readonly busy: boolean; readonly failure: unknown };

const RESTING: Standing = { busy: false, failure: undefined };

/** Actions on an invoice other than payment. Each has its own state, so that a slow file does not block an objection. */
export function useInvoiceActions({ id, number }: Pick<Invoice, "id" | "number">) {
  const { api, files } = useApp();
  const client = useQueryClient();
  const [standing, setStanding] = useState<Readonly<Partial<Record<Action, Standing>>>>({});
  // A ref, because two presses may come before the next render.
  const underWay = useRef(new Set<Action>());

  const act = async (name: Action, work: () => Promise<void>): Promise<boolean> => {
    if (underWay.current.has(name)) return false;
    underWay.current.add(name);
    const stand = (how: Standing) => setStanding((all) => ({ ...all, [name]: how }));
    stand({ busy: true, failure: undefined });
    try {
      await work();
      stand(RESTING);
      return true;
    } catch (failure) {
      stand({ busy: false, failure });
      return false;
    } finally {
      underWay.current.delete(name);
    }
  };

  return {
    standing: (name: Action): Standing => standing[name] ?? RESTING,
    load: (format: "pdf" | "xml") =>
      act(format, async () => saveFile(await files(invoicePdfFile, { params: { id }, query: { format } }), `${number}.${format}`)),
    /** Saves the itemised bill (§ 65 TKG); `name` precedes the invoice number in the file name. */
    itemise: (format: "pdf" | "csv", name: string) =>
      act(format === "pdf" ? "itemisedPdf" : "itemisedCsv", async () =>
        saveFile(await files(invoiceItemised, { params: { id }, query: { format } }), `${name}-${number}.${format}`),
      ),
    /** @returns true once the operator has accepted it */
    dispute: (objection: Objection) =>
      act("dispute", async () => {
        await api(invoiceDispute, { params: { id }, body: objection });
        await client.invalidateQueries({ queryKey: ["private"] });
      }),
  };
}
