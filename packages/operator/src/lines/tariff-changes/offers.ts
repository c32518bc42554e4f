import type { TariffOffer } from "@tribun/api-client/contract";
import { type ChangeableTariff, germanDay, isChangeable, type Language, tariffChange, type TariffChangeTerms } from "@tribun/domain";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { lineEnds } from "../../db/schema/account.ts";
import { type TariffRow, tariffs } from "../../db/schema/catalogue.ts";
import { type LineRow, sims } from "../../db/schema/lines.ts";
import { orders } from "../../db/schema/orders.ts";
import { Problem } from "../../base/problem.ts";
import type { OwnLine } from "../own-line.ts";
import { hasSameTariff } from "../../orders/standing-lines.ts";
import { isCurrent } from "../sims/store.ts";
import { tariffView } from "../../catalogue/tariffs/tariff-view.ts";
import { type Agreed, agreedOn, changesOfLine } from "./agreed.ts";

/** A tariff that a line may change to, with the terms of the change. */
export type Offer = { readonly tariff: TariffRow; readonly terms: TariffChangeTerms };

const changeable = ({ id, type, customerType, priceCents, commitmentMonths }: TariffRow, monthlyCents = priceCents): ChangeableTariff => ({
  ...{ id, type, customerType, monthlyCents, commitmentMonths },
});

/** The tariff and price agreed for a line on a day. */
export async function agreedTariff(db: Db, { line, tariff }: OwnLine, day: string): Promise<Agreed> {
  const [order] = line.orderId === null ? [] : await db.select({ payment: orders.payment }).from(orders).where(eq(orders.id, line.orderId));
  return agreedOn({ tariff, order: order ?? null, changes: await changesOfLine(db, line.id) }, day);
}

/** The terms of a change to each tariff on sale today, in the order of the catalogue. */
export async function offersFor(db: Db, own: OwnLine, now: Date): Promise<readonly Offer[]> {
  if (await isEnding(db, own.line)) return [];
  const all = await db.select().from(tariffs).orderBy(asc(tariffs.position));
  const offerOf = await offering(db, own, now);
  const offers: Offer[] = [];
  for (const offer of all.flatMap((tariff) => offerOf(tariff) ?? [])) {
    if (!(await hasSameTariff(db, own.line.userId, offer.tariff, own.line))) offers.push(offer);
  }
  return offers;
}

/**
 * The terms of a change to one tariff today.
 * @throws Problem 1033 for the line's own tariff and for one that another line of the fan has, 1012 for one that is not for this contract
 */
export async function offerFor(db: Db, own: OwnLine, tariff: TariffRow, now: Date): Promise<Offer> {
  if (tariff.id === own.tariff.id) throw Problem.sameTariff();
  const offer = (await offering(db, own, now))(tariff);
  if (!offer) throw Problem.tariffNotFound({ reason: "customerType" });
  if (await hasSameTariff(db, own.line.userId, tariff, own.line)) throw Problem.sameTariff();
  return offer;
}

/** Returns a function that computes the terms of a change; undefined for a tariff that does not fit the contract or its SIM. */
async function offering(db: Db, own: OwnLine, now: Date): Promise<(tariff: TariffRow) => Offer | undefined> {
  const today = germanDay(now.getTime());
  const present = changeable(own.tariff, (await agreedTariff(db, own, today)).monthlyCents);
  const contract = { tariff: present, commitmentEnd: own.line.commitmentEnd ?? undefined };
  const [sim] = await db
    .select({ type: sims.type })
    .from(sims)
    .where(and(eq(sims.lineId, own.line.id), isCurrent));
  return (tariff) => {
    const wanted = changeable(tariff);
    if (!isChangeable(present, wanted) || (sim && !tariff.simTypes.includes(sim.type))) return undefined;
    return { tariff, terms: tariffChange(contract, wanted, today) };
  };
}

/** Whether a contract has a last day. */
export async function isEnding(db: Db, line: LineRow): Promise<boolean> {
  return (await db.$count(lineEnds, eq(lineEnds.lineId, line.id))) > 0;
}

/** The contract's view of an offer. */
export function offerView({ tariff, terms }: Offer, language: Language): TariffOffer {
  const { effectiveOn, commitmentEnd, possibleFrom } = terms;
  return {
    tariff: tariffView(tariff, language),
    effectiveOn,
    ...(commitmentEnd !== undefined && { commitmentEnd }),
    ...(possibleFrom !== undefined && { possibleFrom }),
  };
}
