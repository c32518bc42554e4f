import type { Order } from "@tribun/api-client/contract";
import { cardStage } from "./card-stage.ts";
import { minutesOf } from "./minutes.ts";
import { portedStage } from "./ported.ts";
import { isPaid } from "./waiting.ts";

/** What an order goes through, by what it brings. A card by post is never called active: nobody is in the network with a card in a letter box. */
export const STAGES = {
  esim: ["ordered", "paid", "made", "loaded", "inUse"],
  physical: ["ordered", "paid", "packed", "onItsWay", "inUse"],
  shop: ["ordered", "paid", "made", "inserted", "inUse"],
  port: ["ordered", "asked", "agreed", "switching", "arrived"],
} as const;
export type Way = keyof typeof STAGES;
export type StageName = (typeof STAGES)[Way][number];

/** One of the five; `at` is when it happened or will, an instant or a day, `until` the last day of a span that begins there. */
export type Stage = {
  readonly name: StageName;
  readonly minute: number;
  readonly state: "done" | "now" | "todo";
  readonly at?: string;
  readonly until?: string;
};

type Staged = Pick<Order, "state" | "createdAt" | "activatedAt" | "summary" | "parcel" | "porting" | "esim" | "esimLoadedAt" | "shopCard">;

/** Whether an order waits for a number, an eSIM or a card. */
export function wayOf(order: Pick<Order, "summary" | "porting" | "shopCard">): Way {
  if (portedStage(order) !== undefined) return "port";
  return order.shopCard ? "shop" : order.summary.line.simType;
}

/** The stage an order stands at by the operator's clock in milliseconds; all before it are done. */
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

/** The five stages of an order as a match: minutes tell their order alone, real dates stand beside what has one. */
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
