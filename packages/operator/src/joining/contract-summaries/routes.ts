import { contractSummary, contractSummaryPdf, orderContractSummaryPdf } from "@tribun/api-client/contract";
import { isPersonalised } from "@tribun/domain";
import { contractSummaries } from "../../db/schema/catalogue.ts";
import type { Context } from "../../http/context.ts";
import { Problem } from "../../base/problem.ts";
import { route } from "../../http/route.ts";
import { jerseyWhat } from "../../papers/jersey-words.ts";
import type { SummaryFacts } from "../../papers/summary-facts.ts";
import { SUMMARY_VERSION, summaryText } from "../../papers/summary-texts.ts";
import { type PricedBasket, priceBasket } from "../basket.ts";
import { guardOffers } from "../guard-offers.ts";
import { checkoutId } from "../../base/ids.ts";
import { findOwnOrder } from "../../orders/store.ts";
import { storedPayment } from "../../orders/stored-payment.ts";
import { callerOf, isHolder } from "../../numbers/holder.ts";
import { livingReservation } from "../../numbers/reservations.ts";
import { isNamed } from "../../portings/view.ts";
import { adoptHold } from "../../reach/push/hold-ending.ts";
import { guardReader, summaryFile } from "../../papers/summary-file.ts";

export const contractSummaryRoutes = [
  route(contractSummary, async ({ body, ctx }) => {
    const now = ctx.clock.now();
    const priced = await priceBasket(ctx.db, body, ctx.user, now);
    guardOffers(ctx.team, body, priced);
    if (priced.number) {
      const living = await livingReservation(ctx.db, priced.number.id, now);
      if (!living || living.state === "assigned" || !isHolder(living, callerOf(ctx))) throw Problem.numberTaken();
      await adoptHold(ctx.deps, ctx.db, ctx.user, living);
    }
    const id = checkoutId();
    const facts = factsOf(ctx, id, body.simType, priced, body.portingOptions?.msisdn);
    await ctx.db.insert(contractSummaries).values({
      id,
      teamId: ctx.team.id,
      language: ctx.language,
      version: SUMMARY_VERSION,
      hash: priced.hash,
      basket: { ...facts, words: summaryText(facts) },
      payment: facts.payment,
      tariffId: priced.tariff.id,
      userId: ctx.user?.id ?? null,
      createdAt: now,
    });
    return { id, hash: priced.hash, createdAt: now.toISOString(), payment: priced.payment, pdfUrl: `/api/contract-summaries/${id}/pdf` };
  }),
  route(contractSummaryPdf, async ({ params, ctx }) => {
    await guardReader(ctx.db, params.id, ctx.user?.id);
    return summaryFile(ctx.db, params.id);
  }),
  route(orderContractSummaryPdf, async ({ params, ctx }) => {
    const order = await findOwnOrder(ctx.db, params.id, ctx.user.id);
    if (!order) throw Problem.failed({ status: 403, reason: "orderNotFound" });
    return summaryFile(ctx.db, order.contractSummaryId);
  }),
];

function factsOf(
  ctx: Context<typeof contractSummary>,
  id: string,
  simType: SummaryFacts["simType"],
  priced: PricedBasket,
  portedNumber: string | undefined,
): SummaryFacts {
  const { tariff, number, donor, jersey, plan } = priced;
  return {
    id: id.slice(0, 12),
    language: ctx.language,
    teamId: ctx.team.id,
    club: ctx.team.name,
    hotline: ctx.team.hotline,
    website: ctx.team.origin,
    createdAt: ctx.clock.now().toISOString(),
    tariff: {
      name: tariff.name,
      type: tariff.type,
      commitmentMonths: tariff.commitmentMonths,
      dataGb: tariff.dataGb,
      throttleKbps: tariff.throttleKbps,
      euDataGb: tariff.euDataGb,
      minutesTr: tariff.minutesTr,
      maxDownMbps: tariff.maxDownMbps,
      maxUpMbps: tariff.maxUpMbps,
      tech: tariff.tech,
    },
    bonusGb: priced.bonusGb,
    simType,
    ...(number && { msisdn: number.msisdn }),
    ...(donor &&
      portedNumber !== undefined && {
        portedNumber,
        ...(isNamed({ donorId: donor.id }) && { portedFrom: donor.name[ctx.language] }),
      }),
    ...(jersey &&
      plan && {
        jersey: {
          name: plan.name[ctx.language],
          size: jersey.size,
          personalised: isPersonalised(jersey),
          what: jerseyWhat(plan, jersey, ctx.language),
          planId: plan.id,
        },
      }),
    ...(priced.business && { business: true }),
    payment: storedPayment(priced.payment),
  };
}
