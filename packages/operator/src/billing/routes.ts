import {
  invoiceDetail,
  invoiceDispute,
  invoiceIntent,
  invoiceItemised,
  invoiceMoreTime,
  invoicePdfFile,
  invoiceSeasons,
  myInvoices,
} from "@tribun/api-client/contract";
import { germanDay, type Language } from "@tribun/domain";
import { count, desc } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { type InvoiceRow, invoices } from "../db/schema/billing.ts";
import { isUuid } from "../db/uuid.ts";
import { Problem } from "../base/problem.ts";
import { route } from "../http/route.ts";
import { isForgotten } from "../base/privacy/records.ts";
import { eInvoice } from "../papers/e-invoice.ts";
import { invoiceDocument } from "../papers/invoice-document.ts";
import { paperName } from "../papers/file-name.ts";
import { itemisedCsv, itemisedPdf } from "../papers/itemised-pdf.ts";
import { itemisedBill } from "../lines/evn/itemised-bill.ts";
import { ownerOf } from "../lines/own-line.ts";
import { guardReturnUrl } from "../joining/guards.ts";
import { openPayment, providerIfCharged } from "../payments/open.ts";
import { changesOnPaper, moreOf } from "./changes.ts";
import { deferInvoice } from "./defer.ts";
import { disputeInvoice } from "./dispute.ts";
import { requirePartner } from "./partner-record.ts";
import { ownInvoices, seasonsOf } from "./seasons.ts";
import { itemsOf, ownInvoice } from "./store.ts";
import type { Owner } from "./owner.ts";
import { invoiceView } from "./view.ts";

const PAGE_SIZE = 12;

/** Checks that an id is a UUID, as the id of every invoice is. @throws Problem 1021 */
function invoiceId(id: string): string {
  if (!isUuid(id)) throw Problem.invoiceNotFound();
  return id;
}

export const invoiceRoutes = [
  route(myInvoices, async ({ query, ctx }) => {
    const owner = ownerOf(ctx);
    const page = query.page ?? 1;
    const own = ownInvoices(owner, query);
    await requirePartner(ctx.db, ctx.user);
    const [all] = await ctx.db.select({ total: count() }).from(invoices).where(own);
    const rows = await ctx.db
      .select()
      .from(invoices)
      .where(own)
      .orderBy(desc(invoices.issuedAt), desc(invoices.periodTo), desc(invoices.number))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    ctx.setPaging({ page, size: PAGE_SIZE, total: all?.total ?? 0 });
    const items = await itemsOf(
      ctx.db,
      rows.map(({ id }) => id),
    );
    const today = germanDay(ctx.clock.nowMs());
    const more = await moreOf(ctx.db, rows, owner, ctx.language);
    return rows.map((row) => invoiceView(row, items, ctx.language, today, more(row.id)));
  }),
  route(invoiceSeasons, async ({ ctx }) => {
    await requirePartner(ctx.db, ctx.user);
    return seasonsOf(ctx.db, ownerOf(ctx));
  }),
  route(invoiceDetail, async ({ params, ctx }) => {
    const owner = ownerOf(ctx);
    return shown(ctx.db, await ownInvoice(ctx.db, invoiceId(params.id), owner), owner, ctx);
  }),
  route(invoicePdfFile, async ({ params, query, ctx }) => {
    const invoice = await ownInvoice(ctx.db, invoiceId(params.id), ownerOf(ctx));
    if (isForgotten(invoice)) throw Problem.invoiceNotFound();
    const items = await itemsOf(ctx.db, [invoice.id]);
    if (query.format === "xml") {
      if (!invoice.facts.recipient.isBusiness) throw Problem.invoiceNotFound({ reason: "noXml" });
      const { content } = await eInvoice(invoice, items, ctx.team);
      const downloadAs = paperName(ctx.team, invoice.kind, invoice.language, invoice.number, "xml");
      return { body: new Uint8Array(content), contentType: "application/xml", downloadAs };
    }
    return {
      body: await invoiceDocument({ invoice, items, team: ctx.team, changes: await changesOnPaper(ctx.db, invoice) }),
      contentType: "application/pdf",
      downloadAs: paperName(ctx.team, invoice.kind, invoice.language, invoice.number),
      etag: `"${invoice.id}"`,
    };
  }),
  route(invoiceItemised, async ({ params, query: { format }, ctx }) => {
    const invoice = await ownInvoice(ctx.db, invoiceId(params.id), ownerOf(ctx));
    const bill = isForgotten(invoice) ? undefined : await itemisedBill(ctx.db, invoice, ctx.team);
    if (!bill) throw Problem.invoiceNotFound({ reason: "noItemised" });
    return {
      body: format === "csv" ? new TextEncoder().encode(itemisedCsv(bill)) : await itemisedPdf(bill),
      contentType: format === "csv" ? "text/csv; charset=utf-8" : "application/pdf",
      downloadAs: paperName(ctx.team, "itemised", invoice.language, invoice.number, format),
    };
  }),
  route(invoiceMoreTime, ({ params, body, ctx }) =>
    ctx.db.transaction(async (tx) => {
      const owner = ownerOf(ctx);
      return shown(tx, await deferInvoice(ctx.deps, tx, invoiceId(params.id), owner, body.days), owner, ctx);
    }),
  ),
  route(invoiceDispute, ({ params, body, ctx }) =>
    ctx.db.transaction(async (tx) => {
      const objection = { reason: body.reason, amountCents: body.amount?.amount };
      const owner = ownerOf(ctx);
      const invoice = await disputeInvoice(ctx.deps, tx, invoiceId(params.id), owner, objection);
      return shown(tx, invoice, owner, ctx);
    }),
  ),
  route(invoiceIntent, { asks: providerIfCharged }, async ({ params, body, ctx }) => {
    const { deps, db, team } = ctx;
    const invoice = await ownInvoice(db, invoiceId(params.id), ownerOf(ctx), "lock");
    const bills = "/dashboard/bills";
    return openPayment(
      { deps, db, team },
      {
        purpose: "invoice",
        subjectId: invoice.id,
        paymentVersion: body.paymentVersion,
        paymentMethodId: body.paymentMethodId,
        method: body.paymentMethod,
        successUrl: guardReturnUrl("successUrl", body.successUrl, team.origin, bills),
        cancelUrl: guardReturnUrl("cancelUrl", body.cancelUrl, team.origin, "/dashboard/payment-result"),
      },
    );
  }),
];

type Shown = { readonly language: Language; readonly clock: { readonly nowMs: () => number } };

async function shown(db: Db, invoice: InvoiceRow, owner: Owner, { language, clock }: Shown) {
  const more = await moreOf(db, [invoice], owner, language);
  return invoiceView(invoice, await itemsOf(db, [invoice.id]), language, germanDay(clock.nowMs()), more(invoice.id));
}
