import type { GoalZone, PlayedKick } from "@tribun/domain";

/** A point in SVG units, in a view box 1000 wide; `y` grows downwards. */
type Point = { readonly x: number; readonly y: number };
/** The keeper's pose: offset and rotation of the whole figure in degrees, and rotation of arms and legs at their joints. */
export type Pose = Point & { readonly turn: number; readonly left: number; readonly right: number; readonly legs: number };
/** One frame of a kick. `net.depth` is how far the net bulges at a point, from 0 to 1. */
export type Frame = {
  readonly ball: Point & { readonly scale: number; readonly spin: number; readonly seen: number };
  readonly keeper: Pose;
  readonly net: Point & { readonly depth: number };
};

/** The ball's position before a kick. */
export const SPOT: Point = { x: 500, y: 446 };
/** Centres of the goal's six zones. */
export const TARGETS: Readonly<Record<GoalZone, Point>> = {
  leftHigh: { x: 282, y: 134 },
  centreHigh: { x: 500, y: 122 },
  rightHigh: { x: 718, y: 134 },
  leftLow: { x: 282, y: 254 },
  centreLow: { x: 500, y: 262 },
  rightLow: { x: 718, y: 254 },
};
/** Targets of a miss: past the posts or over the bar. */
const MISSES: Readonly<Record<GoalZone, Point>> = {
  leftHigh: { x: 236, y: 34 },
  centreHigh: { x: 512, y: 26 },
  rightHigh: { x: 764, y: 34 },
  leftLow: { x: 120, y: 268 },
  centreLow: { x: 470, y: 30 },
  rightLow: { x: 880, y: 268 },
};
export const READY: Pose = { x: 0, y: 0, turn: 0, left: 0, right: 0, legs: 0 };
/** Poses of a full dive. Arms point outwards at 0 and upwards at 118 degrees. */
const DIVES: Readonly<Record<GoalZone, Pose>> = {
  leftHigh: { x: -102, y: -58, turn: -60, left: 112, right: 122, legs: 12 },
  centreHigh: { x: 0, y: -22, turn: 0, left: 112, right: 112, legs: -8 },
  rightHigh: { x: 102, y: -58, turn: 60, left: 122, right: 112, legs: 12 },
  leftLow: { x: -92, y: 30, turn: -84, left: 110, right: 124, legs: 14 },
  centreLow: { x: 0, y: 20, turn: 0, left: -26, right: -26, legs: 30 },
  rightLow: { x: 92, y: 30, turn: 84, left: 124, right: 110, legs: 14 },
};

/** Milliseconds of the run-up, and of the time after the ball has arrived. */
const RUN_UP = 460;
const AFTER = 620;
const SMALL = 0.54;

const flightOf = (power: number) => 640 - 3.2 * power;
/** Duration of a kick, in milliseconds. */
export const lengthOf = ({ power }: Pick<PlayedKick, "power">): number => RUN_UP + flightOf(power) + AFTER;
/** Time of the hit, in milliseconds from the start. */
export const STRUCK_AT = RUN_UP;
/** Time of the ball's arrival, in milliseconds from the start. */
export const arrivesAt = ({ power }: Pick<PlayedKick, "power">): number => RUN_UP + flightOf(power);

const share = (value: number) => Math.min(1, Math.max(0, value));
const mix = (from: number, to: number, by: number) => from + (to - from) * by;
const easeOut = (by: number) => 1 - (1 - by) ** 3;

/**
 * The frame of a kick after `ms` milliseconds. It depends only on the kick, so that reduced motion shows exactly the last frame of the
 * animation.
 */
export function frameAt(kick: PlayedKick, ms: number): Frame {
  const flown = share((ms - RUN_UP) / flightOf(kick.power));
  const after = share((ms - arrivesAt(kick)) / AFTER);
  return { ball: ballAt(kick, flown, after), keeper: keeperAt(kick, ms, flown), net: netAt(kick, after) };
}

/** The frame before the kick and while the fan aims. */
export const STILL: Frame = { ball: { ...SPOT, scale: 1, spin: 0, seen: 1 }, keeper: READY, net: { ...TARGETS.centreHigh, depth: 0 } };

const targetOf = ({ outcome, zone }: PlayedKick) => (outcome === "missed" ? MISSES : TARGETS)[zone];

function ballAt(kick: PlayedKick, flown: number, after: number): Frame["ball"] {
  const target = targetOf(kick);
  const lift = 12 + (100 - kick.power) * 0.9;
  // Control point above the straight line; the softer the kick, the higher.
  const bend = { x: mix(SPOT.x, target.x, 0.4), y: Math.min(SPOT.y, target.y) + (SPOT.y - target.y) * 0.3 - lift };
  const along = (from: number, over: number, to: number) => (1 - flown) ** 2 * from + 2 * (1 - flown) * flown * over + flown ** 2 * to;
  const arrived = {
    x: along(SPOT.x, bend.x, target.x),
    y: along(SPOT.y, bend.y, target.y),
    scale: mix(1, SMALL, flown),
    spin: flown * kick.power * 8,
    seen: 1,
  };
  if (after === 0) return arrived;
  if (kick.outcome === "goal") {
    // The ball falls from the net to the ground and bounces once.
    const ground = 292;
    const fall = after < 0.6 ? mix(target.y, ground, (after / 0.6) ** 2) : ground - Math.sin(((after - 0.6) / 0.4) * Math.PI) * 10;
    return { ...arrived, x: mix(target.x, mix(target.x, 500, 0.06), after), y: fall, scale: SMALL - 0.04 * after };
  }
  if (kick.outcome === "saved") {
    const away = target.x < 500 ? -1 : target.x > 500 ? 1 : kick.power % 2 === 0 ? 1 : -1;
    return {
      ...arrived,
      x: target.x + away * 70 * after,
      y: mix(target.y, 356, after ** 2) - Math.sin(after * Math.PI) * 26,
      scale: mix(SMALL, 0.8, after),
      spin: arrived.spin - 260 * after,
    };
  }
  const on = { x: target.x + (target.x - SPOT.x) * 0.14 * after, y: target.y - 46 * after };
  return { ...arrived, ...on, scale: mix(SMALL, 0.36, after), seen: 1 - after };
}

function keeperAt(kick: PlayedKick, ms: number, flown: number): Pose {
  if (flown === 0) {
    // The keeper bounces on his toes.
    const sway = Math.sin((ms / RUN_UP) * Math.PI * 2);
    return { ...READY, x: sway * 9, y: -Math.abs(sway) * 4, left: sway * 6, right: -sway * 6 };
  }
  // A save ends at the ball's zone, even if the keeper first went elsewhere. A goal in his own zone leaves him short of the ball.
  const dive = DIVES[kick.outcome === "saved" ? kick.zone : kick.keeper];
  const reach = kick.outcome === "goal" && kick.keeper === kick.zone ? 0.72 : 1;
  const by = easeOut(share((flown - 0.1) / 0.9)) * reach;
  const pose = (part: keyof Pose) => mix(READY[part], dive[part], by);
  return { x: pose("x"), y: pose("y"), turn: pose("turn"), left: pose("left"), right: pose("right"), legs: pose("legs") };
}

function netAt(kick: PlayedKick, after: number): Frame["net"] {
  const depth = kick.outcome === "goal" && after > 0 && after < 1 ? Math.sin(Math.sqrt(after) * Math.PI) : 0;
  return { ...targetOf(kick), depth };
}
