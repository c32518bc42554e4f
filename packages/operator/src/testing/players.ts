import { randomUUID } from "node:crypto";
import { clubShareBase, clubShareOf } from "@tribun/domain";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { createClock } from "../base/clock.ts";
import { clubShareBookings, invoices } from "../db/schema/billing.ts";
import { gamePlays, rewards } from "../db/schema/games.ts";
import { allowances } from "../db/schema/packs.ts";
import { promiseOf } from "../billing/club-share/promise.ts";
import { itemsOf } from "../billing/store.ts";
import { bySubjectToVat } from "../ledger/untaxed.ts";
import { addLine, issueInvoice } from "./billing.ts";
import { addCrowd, type CrowdFan } from "./crowd.ts";
import type { TestOperator } from "./index.ts";

const TEAM = 1;

/** A fan who plays. A player without a line has no bills, and their rewards wait. */
export type CrowdPlayer = CrowdFan & { readonly bills: readonly string[] };

/** Inserts players directly into the database. Every second one has an active line and two open bills. */
export async function addPlayers(operator: TestOperator, count: number): Promise<readonly CrowdPlayer[]> {
  const fans = await addCrowd(operator, count);
  const players: CrowdPlayer[] = [];
  for (const [index, fan] of fans.entries()) {
    const bills: string[] = [];
    if (index % 2 === 0) {
      const lineId = await giveLine(operator, fan);
      for (let bill = 0; bill < 2; bill++) bills.push(await issueInvoice(operator, fan.userId, lineId));
    }
    players.push({ ...fan, bills });
  }
  return players;
}

/** Adds a line that is active from now. @returns its id */
export function giveLine(operator: TestOperator, { userId }: Pick<CrowdFan, "userId">): Promise<string> {
  return addLine(operator, { userId, teamId: TEAM, tariffId: "tribun-m", activatedAt: createClock().now() });
}

/** Totals of these players. */
export type PlayBooks = {
  /** Finished turns. */
  readonly played: number;
  readonly rewarded: number;
  /** Volume of the booked rewards in GB, and the volume that lines have from them. */
  readonly promisedGb: number;
  readonly bookedGb: number;
  /** Rewards that still wait although their fan has a line. */
  readonly waiting: number;
  /** Number of unpaid bills, the club's share of all paid ones in cents, and the share that is booked. */
  readonly unpaid: number;
  readonly shareCents: number;
  readonly sharedCents: number;
};

/** Adds up the database's rows, each sum in two ways. */
export async function booksOfPlayers({ deps: { db } }: TestOperator, players: readonly CrowdPlayer[]): Promise<PlayBooks> {
  const ids = players.map(({ userId }) => userId);
  const plays = await db
    .select({ id: gamePlays.id, state: gamePlays.state, rewardId: gamePlays.rewardId, gb: rewards.gb })
    .from(gamePlays)
    .leftJoin(rewards, eq(rewards.id, gamePlays.rewardId))
    .where(and(inArray(gamePlays.userId, ids), isNotNull(gamePlays.playedAt)));
  const sources = plays.map(({ id }) => `game:${id}`);
  const booked = await db
    .select({ total: allowances.total })
    .from(allowances)
    .where(inArray(allowances.sourceId, [...sources, randomUUID()]));
  const bills = await db.select().from(invoices).where(inArray(invoices.userId, ids));
  const billIds = bills.map(({ id }) => id);
  const items = await itemsOf(db, billIds);
  const shared = await db.select().from(clubShareBookings).where(inArray(clubShareBookings.invoiceId, billIds));
  const share = promiseOf(TEAM);
  if (!share) throw new Error("the club of the players shares nothing");
  const paid = bills.filter(({ state }) => state === "paid");
  const shareOf = (bill: (typeof bills)[number]) => {
    const taxedItems = bySubjectToVat(items.filter(({ invoiceId }) => invoiceId === bill.id)).taxed;
    return clubShareOf(clubShareBase({ ...bill, creditedCents: 0, taxedItems }), share.basisPoints);
  };
  return {
    played: plays.length,
    rewarded: plays.filter(({ rewardId }) => rewardId !== null).length,
    promisedGb: sum(plays.filter(({ state }) => state === "booked").map(({ gb }) => gb ?? 0)),
    bookedGb: sum(booked.map(({ total }) => total)),
    waiting: plays.filter(({ state }) => state === "parked").length,
    unpaid: bills.length - paid.length,
    shareCents: sum(paid.map(shareOf)),
    sharedCents: sum(shared.map(({ amountCents }) => amountCents)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
