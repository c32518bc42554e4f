import { lineTariffChange, lineTariffKeep, lineTariffs, lineTariffSummary, lineTariffSummaryPdf } from "@tribun/api-client/contract";
import { euro, germanDay } from "@tribun/domain";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { summaryFile } from "../../papers/summary-file.ts";
import { ownerOf, ownLine, runningLine } from "../../lines/own-line.ts";
import { tariffNamed } from "../../catalogue/tariffs/store.ts";
import { changesOfLine } from "../../lines/tariff-changes/agreed.ts";
import { declareChange, keepTariff } from "../../lines/tariff-changes/declare.ts";
import { agreedTariff, offerFor, offersFor, offerView } from "../../lines/tariff-changes/offers.ts";
import { makeSummary, summaryUrl } from "../../lines/tariff-changes/summary.ts";

export const tariffChangeRoutes = [
  route(lineTariffs, async ({ params, ctx }) => {
    const own = await ownLine(ctx.db, params.id, ownerOf(ctx));
    const now = ctx.clock.now();
    const { monthlyCents } = await agreedTariff(ctx.db, own, germanDay(now.getTime()));
    const runs = own.line.state === "active" || own.line.state === "blocked";
    const offers = runs ? await offersFor(ctx.db, own, now) : [];
    return { monthly: euro(monthlyCents), offers: offers.map((offer) => offerView(offer, ctx.language)) };
  }),
  route(lineTariffSummary, ({ params, body, ctx }) =>
    ctx.db.transaction(async (db) => {
      const now = ctx.clock.now();
      const own = await runningLine(db, params.id, ownerOf(ctx));
      const offer = await offerFor(db, own, await tariffNamed(db, body.tariffId), now);
      const id = await makeSummary(db, own, offer, ctx, now);
      return { id, createdAt: now.toISOString(), offer: offerView(offer, ctx.language), pdfUrl: summaryUrl(id) };
    }),
  ),
  route(lineTariffSummaryPdf, async ({ params, ctx }) => {
    const { line } = await ownLine(ctx.db, params.id, ownerOf(ctx));
    const last = (await changesOfLine(ctx.db, line.id)).at(-1);
    if (!last) throw Problem.fileNotFound();
    return summaryFile(ctx.db, last.contractSummaryId);
  }),
  route(lineTariffChange, async ({ params, body, ctx }) => {
    const own = await runningLine(ctx.db, params.id, ownerOf(ctx));
    const tariff = await tariffNamed(ctx.db, body.tariffId);
    return declareChange(ctx.deps, ctx.db, own, { tariff, contractSummaryId: body.contractSummaryId }, ctx);
  }),
  route(lineTariffKeep, ({ params, ctx }) =>
    ctx.db.transaction(async (db) => {
      await keepTariff(ctx.deps, db, await runningLine(db, params.id, ownerOf(ctx)));
      return {};
    }),
  ),
];
