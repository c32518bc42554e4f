import type { Language } from "@tribun/domain";
import { isBusiness, germanDay } from "@tribun/domain";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { contractSummaries } from "../../db/schema/catalogue.ts";
import { sims } from "../../db/schema/lines.ts";
import type { UserRow } from "../../db/schema/users.ts";
import { Problem } from "../../base/problem.ts";
import type { SummaryFacts } from "../../papers/summary-facts.ts";
import { SUMMARY_VERSION, summaryText } from "../../papers/summary-texts.ts";
import { sha256 } from "../../security/seal.ts";
import type { Team } from "../../base/teams.ts";
import type { OwnLine } from "../own-line.ts";
import { checkoutId } from "../../base/ids.ts";
import { isCurrent } from "../sims/store.ts";
import { agreedTariff, type Offer } from "./offers.ts";

/** The reader of a summary. */
export type Reader = { readonly team: Team; readonly user: UserRow; readonly language: Language };

/** A tariff change has no one-time costs. */
const NOTHING_ONCE = {
  ...{ initialOpeningFee: 0, jerseyCustomisationFee: 0, advanceJerseyFee: 0, specialNumberFee: 0, identityCharge: 0, dueNow: 0, vat: 0 },
};

/** Creates the contract summary of a change (L01) with the words that the fan agrees to. @returns its id */
export async function makeSummary(db: Db, own: OwnLine, offer: Offer, { team, user, language }: Reader, now: Date): Promise<string> {
  const id = checkoutId();
  const { tariff, terms } = offer;
  const { name, type, commitmentMonths, dataGb, throttleKbps, euDataGb, minutesTr, maxDownMbps, maxUpMbps, tech } = tariff;
  const [sim] = await db
    .select({ type: sims.type })
    .from(sims)
    .where(and(eq(sims.lineId, own.line.id), isCurrent));
  const facts: SummaryFacts = {
    ...{ id: id.slice(0, 12), language, teamId: team.id, club: team.name, hotline: team.hotline, website: team.origin },
    createdAt: now.toISOString(),
    tariff: { name, type, commitmentMonths, dataGb, throttleKbps, euDataGb, minutesTr, maxDownMbps, maxUpMbps, tech },
    bonusGb: own.line.bonusGb,
    simType: sim?.type ?? "esim",
    msisdn: own.line.msisdn,
    change: { effectiveOn: terms.effectiveOn, ...(terms.commitmentEnd !== undefined && { commitmentEnd: terms.commitmentEnd }) },
    ...(isBusiness(user.customerType) && { business: true }),
    payment: { ...NOTHING_ONCE, monthly: tariff.priceCents },
  };
  await db.insert(contractSummaries).values({
    ...{ id, teamId: team.id, language, version: SUMMARY_VERSION, hash: await hashOf(db, own, offer, now) },
    ...{ basket: { ...facts, words: summaryText(facts) }, payment: facts.payment, tariffId: tariff.id, userId: user.id, createdAt: now },
  });
  return id;
}

/** Path of a summary's PDF. */
export const summaryUrl = (id: string): string => `/api/contract-summaries/${id}/pdf`;

/** Requires the summary of exactly this change as it is today. @throws Problem 1109 for any other */
export async function guardSummary(db: Db, id: string, own: OwnLine, offer: Offer, { team, user }: Reader, now: Date): Promise<void> {
  const [summary] = await db
    .select({ hash: contractSummaries.hash })
    .from(contractSummaries)
    .where(and(eq(contractSummaries.id, id), eq(contractSummaries.teamId, team.id), eq(contractSummaries.userId, user.id)));
  if (summary?.hash !== (await hashOf(db, own, offer, now))) throw Problem.summaryOutdated();
}

async function hashOf(db: Db, own: OwnLine, { tariff, terms }: Offer, now: Date): Promise<string> {
  const before = await agreedTariff(db, own, germanDay(now.getTime()));
  const { id, priceCents, commitmentMonths, noticeDays, dataGb, throttleKbps, euDataGb, minutesTr } = tariff;
  const facts = [id, priceCents, commitmentMonths, noticeDays, dataGb, throttleKbps, euDataGb, minutesTr];
  return sha256(JSON.stringify(["change", own.line.id, own.tariff.id, before.monthlyCents, facts, terms.effectiveOn, terms.commitmentEnd]));
}
