import { useQueryClient } from "@tanstack/react-query";
import { invoiceDispute, invoiceItemised, invoicePdfFile } from "@tribun/api-client/calls/invoice-acts";
import type { Invoice } from "@tribun/api-client/contract";
import type { Money } from "@tribun/domain";
import { useRef, useState } from "react";
import { saveFile } from "../../../platform/app/save-file.ts";
import { useApp } from "../../../platform/app/use-app.tsx";

/** What is objected to: a part of an invoice, or all of it without a sum. */
export type Objection = { readonly reason: string; readonly amount?: Money };

/** What comes as a file. */
export const FILES = ["pdf", "xml", "itemisedPdf", "itemisedCsv"] as const;
export type InvoiceFile = (typeof FILES)[number];
type Action = InvoiceFile | "dispute";

/** How an action stands. */
export type Standing = { readonly busy: boolean; readonly failure: unknown };

const RESTING: Standing = { busy: false, failure: undefined };

/** What a fan can do with an invoice beside paying it, each by itself: a file that is slow to come holds up no objection. */
export function useInvoiceActions({ id, number }: Pick<Invoice, "id" | "number">) {
  const { api, files } = useApp();
  const client = useQueryClient();
  const [standing, setStanding] = useState<Readonly<Partial<Record<Action, Standing>>>>({});
  // Two presses may come between two renders.
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
    /** What was used, one by one (§ 65 TKG); `name` is the file's before the bill's number. */
    itemise: (format: "pdf" | "csv", name: string) =>
      act(format === "pdf" ? "itemisedPdf" : "itemisedCsv", async () =>
        saveFile(await files(invoiceItemised, { params: { id }, query: { format } }), `${name}-${number}.${format}`),
      ),
    /** @returns true once the operator has it */
    dispute: (objection: Objection) =>
      act("dispute", async () => {
        await api(invoiceDispute, { params: { id }, body: objection });
        await client.invalidateQueries({ queryKey: ["private"] });
      }),
  };
}
