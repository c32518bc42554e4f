import type { QueryClient } from "@tanstack/react-query";
import { invoicePdfFile } from "@tribun/api-client/calls/invoice-acts";
import { myInvoices } from "@tribun/api-client/calls/invoices";
import { myLines, orderContractSummaryPdf } from "@tribun/api-client/calls/orders";
import type { Language } from "@tribun/domain";
import * as v from "valibot";
import type { App } from "../queries/app.ts";
import { KEPT_KEY } from "../../hydration/hand-over.ts";
import { readJson } from "../storage/storage.ts";
import type { Owner } from "./owner.ts";

const paper = v.object({
  kind: v.picklist(["bill", "summary"]),
  /** Id of the invoice, or of the order that the contract summary belongs to. */
  id: v.string(),
  /** Number of the invoice, or of the line in digits; the file is named after it. */
  number: v.string(),
  /** The PDF as base64. */
  file: v.string(),
});
/** A PDF that the fan can read without a network: the last bill, or the summary of the newest contract. */
export type Paper = v.InferOutput<typeof paper>;

/** Query key of the fan's lines. */
export const linesKey = (language: Language) => ["private", language, "lines"] as const;

/** The PDFs that this browser stores for the fan: none of another fan, and none once the token that fetched them has expired. */
export function readPapers({ fan, now }: Owner): readonly Paper[] {
  return (
    readJson(KEPT_KEY, ({ fan: owner, until, papers }) => {
      const read = v.safeParse(v.array(paper), papers);
      return owner === fan && typeof until === "number" && until > now && read.success ? read.output : undefined;
    }) ?? []
  );
}

/**
 * Fetches the last bill and the newest contract's summary, unless they are stored already.
 * @returns everything to store from now on
 * @throws ApiError when one of them cannot be fetched
 */
export async function fetchPapers(
  { api, files, i18n, queryClient }: Pick<App, "api" | "files" | "i18n"> & { readonly queryClient: QueryClient },
  kept: readonly Paper[],
): Promise<readonly Paper[]> {
  const known = v.safeParse(myLines.payload, queryClient.getQueryData(linesKey(i18n.language)));
  const line = known.success ? known.output.findLast(({ orderId }) => orderId !== undefined) : undefined;
  const bills = await api(myInvoices, { query: { page: "1" } }).catch(() => undefined);
  const bill = bills?.[0];
  // The list may be out of reach because the network has just failed; the stored bill stays then.
  const before = bills ? [] : kept.filter(({ kind }) => kind === "bill");
  const keep = async (kind: Paper["kind"], id: string, number: string, load: () => Promise<Blob>): Promise<Paper> =>
    kept.find((each) => each.kind === kind && each.id === id) ?? { kind, id, number, file: await toBase64(await load()) };
  const fetched = await Promise.all([
    ...(bill ? [keep("bill", bill.id, bill.number, () => files(invoicePdfFile, { params: { id: bill.id }, query: {} }))] : []),
    ...(line?.orderId === undefined ? [] : [summaryOf(line.orderId, line.msisdn.slice(1))]),
  ]);
  return [...before, ...fetched];

  function summaryOf(id: string, number: string): Promise<Paper> {
    return keep("summary", id, number, () => files(orderContractSummaryPdf, { params: { id } }));
  }
}

/** The PDF as a file of the browser. */
export function fileOf({ file }: Paper): Blob {
  return new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], { type: "application/pdf" });
}

async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In pieces, because a call takes a limited number of arguments.
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
