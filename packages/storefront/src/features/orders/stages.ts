import type { Order } from "@tribun/api-client/contract";
import { cardStage } from "./card-stage.ts";
import { portedStage } from "./ported.ts";
import { isPaid } from "./waiting.ts";

/** The stages of an order, by what it delivers. A card by post is never called active, because the fan cannot use it before it arrives. */
export const STAGES = {
  esim: ["ordered", "paid", "made", "loaded", "inUse"],
  physical: ["ordered", "paid", "packed", "onItsWay", "inUse"],
  shop: ["ordered", "paid", "made", "inserted", "inUse"],
  port: ["ordered", "asked", "agreed", "switching", "arrived"],
} as const;
export type Way = keyof typeof STAGES;
export type StageName = (typeof STAGES)[Way][number];

/**
 * One of the five stages. `at` is the instant or day when it happened or will happen; `until` is the last day of a span that begins at
 * `at`.
 */
export type Stage = {
  readonly name: StageName;
  readonly minute: number;
  readonly state: "done" | "now" | "todo";
  readonly at?: string;
  readonly until?: string;
};

type Staged = Pick<Order, "state" | "createdAt" | "activatedAt" | "summary" | "parcel" | "porting" | "esim" | "esimLoadedAt" | "shopCard">;

/** Which stages an order goes through: those of a porting, a card from a shop, an eSIM or a card by post. */
export function wayOf(order: Pick<Order, "summary" | "porting" | "shopCard">): Way {
  if (portedStage(order) !== undefined) return "port";
  return order.shopCard ? "shop" : order.summary.line.simType;
}

/** The current stage of an order; all before it are done. `now` is the operator's clock in milliseconds. */
export function standsAt(order: Staged, now: number): StageName {
  const way = wayOf(order);
  if (!isPaid(order)) return way === "port" ? "ordered" : "paid";
  switch (way) {
    case "esim":
      if (order.esimLoadedAt !== undefined) return "inUse";
      return order.esim ? "loaded" : order.state === "active" ? "inUse" : "made";
    case "physical":
      return CARD[cardStage(order, now)];
    case "shop":
      if (order.shopCard?.inUse) return "inUse";
      return order.state === "active" ? "inserted" : "made";
    case "port":
      return order.porting?.state === "switching" ? "switching" : portStage(order);
  }
}

const CARD = { packing: "packed", onItsWay: "onItsWay", late: "onItsWay", inUse: "inUse", atHand: "onItsWay" } as const;

function portStage(order: Staged): StageName {
  const stage = portedStage(order);
  return stage === "dated" ? "agreed" : stage === "here" ? "arrived" : "asked";
}

/** The five stages of an order as a match. The minutes only show the sequence; a stage with a known date has it too. */
export function stagesOf(order: Staged, now: number): readonly Stage[] {
  const names: readonly StageName[] = STAGES[wayOf(order)];
  const current = names.indexOf(standsAt(order, now));
  const minutes = minutesOf(names.length);
  return names.map((name, index) => ({
    name,
    minute: minutes[index] ?? 0,
    state: index < current ? "done" : index === current ? "now" : "todo",
    ...datesOf(name, order, index <= current),
  }));
}

function datesOf(name: StageName, order: Staged, reached: boolean): Pick<Stage, "at" | "until"> {
  const { parcel } = order;
  switch (name) {
    case "ordered":
      return { at: order.createdAt };
    case "packed":
      return parcel ? { at: parcel.packedAt } : {};
    case "onItsWay":
      return parcel && !parcel.inUse ? { at: parcel.expectedFrom, until: parcel.expectedTo } : {};
    case "loaded":
      return dated(order.esimLoadedAt);
    case "switching":
      return dated(order.porting?.state === "cancelled" || order.porting?.state === "declined" ? undefined : order.porting?.date);
    case "arrived":
      return reached ? dated(order.activatedAt) : {};
    case "paid":
    case "made":
    case "inUse":
    case "inserted":
    case "asked":
    case "agreed":
      return {};
  }
}

const dated = (at: string | undefined) => (at === undefined ? {} : { at });

const FULL_TIME = 90;

/** Spreads events over the minutes of a match, in order: the first at 0, the last at full time. */
export function minutesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.round((index * FULL_TIME) / Math.max(1, count - 1)));
}
