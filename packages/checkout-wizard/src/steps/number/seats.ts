import type { RegistryNumber } from "@tribun/api-client/contract";

/** Seats in one block, and in the part that a phone shows at a time. */
export const SEATS = 100;
export const PART = 20;

/** One ending of a block; without `number` it is taken. */
export type Seat = { readonly ending: string; readonly msisdn: string; readonly number?: RegistryNumber };

/** The common prefix of a block's seats: the number without its last two digits. */
export function blockOf(msisdn: string): string {
  return msisdn.slice(0, -2);
}

/**
 * The hundred seats, 00 to 99, of the block that contains the first number. Ignores numbers of other blocks. An ending without a free
 * number is taken. Empty without numbers.
 */
export function seatsOf(numbers: readonly RegistryNumber[]): readonly Seat[] {
  const [first] = numbers;
  if (first === undefined) return [];
  const block = blockOf(first.msisdn);
  const free = new Map(numbers.map((number) => [number.msisdn, number]));
  return Array.from({ length: SEATS }, (_, index) => {
    const ending = String(index).padStart(2, "0");
    const msisdn = `${block}${ending}`;
    const number = free.get(msisdn);
    return number ? { ending, msisdn, number } : { ending, msisdn };
  });
}

/** The parts of a block that a phone shows at a time. */
export function partsOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
  return Array.from({ length: Math.ceil(seats.length / PART) }, (_, part) => seats.slice(part * PART, (part + 1) * PART));
}

/** Position of a seat on the page, in pixels. */
export type Spot = { readonly x: number; readonly y: number };

/** The direction of each key of the seat map. */
const WAYS: Readonly<Record<string, "next" | "before" | "below" | "above" | "first" | "last">> = {
  ArrowRight: "next",
  ArrowLeft: "before",
  ArrowDown: "below",
  ArrowUp: "above",
  Home: "first",
  End: "last",
};

/**
 * Index of the seat that a key leads to: the next one, the nearest in the row above or below, or the first or last. Rows are derived from
 * the positions, because the screen's width decides their length. Undefined if the key leads nowhere.
 */
export function seatBeside(spots: readonly Spot[], from: number, key: string): number | undefined {
  const way = WAYS[key];
  const here = spots[from];
  if (way === undefined || here === undefined) return undefined;
  if (way === "first") return 0;
  if (way === "last") return spots.length - 1;
  if (way === "next") return Math.min(from + 1, spots.length - 1);
  if (way === "before") return Math.max(from - 1, 0);
  const isThere = ({ y }: Spot) => (way === "below" ? y > here.y : y < here.y);
  const rows = spots.filter(isThere).map(({ y }) => y);
  if (rows.length === 0) return from;
  const row = way === "below" ? Math.min(...rows) : Math.max(...rows);
  let best: number | undefined;
  for (const [index, { x, y }] of spots.entries()) {
    if (y !== row) continue;
    if (best === undefined || Math.abs(x - here.x) < Math.abs((spots[best]?.x ?? 0) - here.x)) best = index;
  }
  return best;
}
