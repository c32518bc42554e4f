import { optionImport, optionUpdate, tariffImport, tariffUpdate } from "@tribun/api-client/contract";
import { COMMITMENT_MONTHS, germanDay, taxed } from "@tribun/domain";
import { eq, max } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { uniqueViolation } from "../../db/errors.ts";
import { tariffs } from "../../db/schema/catalogue.ts";
import { options } from "../../db/schema/packs.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { Problem } from "../../base/problem.ts";
import type { BaseContext } from "../../http/context.ts";
import { route } from "../../http/route.ts";
import { optionView } from "../../packs/views.ts";
import { keepSheets } from "../../catalogue/tariffs/sheet-versions.ts";
import { tariffView } from "../../catalogue/tariffs/tariff-view.ts";
import { markSynced } from "./store.ts";

const LONGEST_ALTERNATIVE_MONTHS = 12;

export const catalogueSyncRoutes = [
  route(optionImport, async ({ body, ctx }) => {
    const { allowance, ...facts } = body;
    const { dataMb = null, minutes = null, sms = null, zone } = allowance;
    const row = await ctx.db.transaction(async (tx) => {
      const [last] = await tx.select({ position: max(options.position) }).from(options);
      const id = body.externalId.slice("OPT-".length).toLowerCase();
      const values = { ...facts, id, dataMb, minutes, sms, zone, position: (last?.position ?? 0) + 1 };
      const [written] = await tx.insert(options).values(values).onConflictDoNothing().returning();
      if (!written) throw Problem.externalOptionExists();
      await markSynced(tx, "option", body.externalId, ctx.clock.now());
      return written;
    });
    return optionView(row, ctx.language);
  }),
  route(optionUpdate, async ({ params, body, ctx }) => {
    const row = await ctx.db.transaction(async (tx) => {
      const here = eq(options.externalId, params.externalId);
      const [found] = await tx.select().from(options).where(here).for("update");
      if (!found) throw Problem.externalOptionNotFound();
      await markSynced(tx, "option", params.externalId, ctx.clock.now());
      const { name = found.name, description = found.description, priceCents = found.priceCents, onSale = found.onSale } = body;
      const [written] = await tx.update(options).set({ name, description, priceCents, onSale }).where(here).returning();
      return written ?? found;
    });
    return optionView(row, ctx.language);
  }),
  route(tariffImport, async ({ body, ctx }) => {
    const row = await ctx.db.transaction(async (tx) => {
      const { alternativeExternalId, ...facts } = body;
      const [known] = await tx.select({ id: tariffs.id }).from(tariffs).where(eq(tariffs.externalId, body.externalId));
      if (known) throw Problem.externalTariffExists();
      const alternativeId = await alternativeOf(tx, body.commitmentMonths, alternativeExternalId);
      const [last] = await tx.select({ position: max(tariffs.position) }).from(tariffs);
      const own = { id: body.slug, alternativeId, productSheetFile: `${body.slug}.pdf`, position: (last?.position ?? 0) + 1 };
      const [written] = await tx
        .insert(tariffs)
        .values({ ...facts, priceNetCents: facts.priceNetCents ?? null, ...own })
        .returning()
        .catch(refuseTaken);
      if (!written) throw new Error("tariff was not written");
      await keepSheets(tx, [written], { launch: today(ctx), change: today(ctx) });
      await markSynced(tx, "tariff", body.externalId, ctx.clock.now());
      return written;
    });
    return tariffView(row, ctx.language);
  }),
  route(tariffUpdate, async ({ params, body, ctx }) => {
    const row = await ctx.db.transaction(async (tx) => {
      const here = eq(tariffs.externalId, params.externalId);
      const [found] = await tx.select().from(tariffs).where(here).for("update");
      if (!found) throw Problem.externalTariffNotFound();
      await markSynced(tx, "tariff", params.externalId, ctx.clock.now());
      const { description = found.description, priceCents = found.priceCents } = body;
      // The partner may send only the gross price; the net price follows from it.
      const priceNetCents =
        found.priceNetCents !== null && body.priceCents !== undefined ? taxed(priceCents).netCents : found.priceNetCents;
      const { connectionFeeCents = found.connectionFeeCents, connectionFeeEsimCents = found.connectionFeeEsimCents } = body;
      const set = {
        description,
        priceCents,
        priceNetCents: body.priceNetCents ?? priceNetCents,
        connectionFeeCents,
        connectionFeeEsimCents,
      };
      const [written = found] = await tx.update(tariffs).set(set).where(here).returning();
      await keepSheets(tx, [written], { launch: today(ctx), change: today(ctx) });
      return written;
    });
    return tariffView(row, ctx.language);
  }),
];

const today = ({ clock }: BaseContext): string => germanDay(clock.nowMs());

/**
 * § 56(1) TKG allows a long term only beside a short one. @returns id of the short version, or null
 * @throws Problem with field `alternativeExternalId` when the short version is missing or too long
 */
async function alternativeOf(db: Db, commitmentMonths: number, externalId: string | undefined): Promise<string | null> {
  const [row] = externalId === undefined ? [] : await db.select().from(tariffs).where(eq(tariffs.externalId, externalId));
  const fits = row !== undefined && row.commitmentMonths <= LONGEST_ALTERNATIVE_MONTHS;
  const needed = commitmentMonths > LONGEST_ALTERNATIVE_MONTHS && commitmentMonths <= COMMITMENT_MONTHS;
  if ((needed || externalId !== undefined) && !fits) throw validationProblem([{ field: "alternativeExternalId", rule: "invalid" }]);
  return row?.id ?? null;
}

function refuseTaken(error: unknown): never {
  const constraint = uniqueViolation(error);
  if (constraint?.includes("external_id")) throw Problem.externalTariffExists();
  if (constraint !== undefined) throw Problem.failed({ status: 409, reason: "slugTaken" });
  throw error;
}
