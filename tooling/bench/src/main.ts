import { benchBills } from "./bills.ts";
import { benchCrash } from "./crash.ts";
import { benchFeel } from "./feel/feel.ts";
import { benchGame } from "./feel/game-bench.ts";
import { keep, valuesBefore } from "./history.ts";
import { type Lab, startLab } from "./lab.ts";
import { benchMemory } from "./memory.ts";
import { benchOrders } from "./orders.ts";
import { benchPages } from "./pages/pages.ts";
import { benchRace } from "./race.ts";
import { benchReads } from "./reads.ts";
import { benchPlays } from "./plays.ts";
import { type Figure, tableOf } from "./result.ts";

/** `short` only shows that everything runs. Only the full sizes prove anything. */
const SIZES = {
  full: {
    ...{
      seconds: 9,
      orders: 1200,
      requests: 100_000,
      clients: 200,
      numbers: 20,
      purchases: 1000,
      kills: 10,
      accounts: 200,
      turns: 10_000,
      bills: 20_000,
    },
    ...{ clubs: 4, visits: 5, rounds: 5, changes: 200, games: 20 },
  },
  short: {
    ...{ seconds: 3, orders: 40, requests: 6000, clients: 40, numbers: 8, purchases: 40, kills: 2, accounts: 20, turns: 200, bills: 400 },
    ...{ clubs: 1, visits: 1, rounds: 1, changes: 40, games: 3 },
  },
} as const;

const inLab = (bench: (lab: Lab) => Promise<readonly Figure[]>) => async (): Promise<readonly Figure[]> => {
  const lab = await startLab();
  try {
    return await bench(lab);
  } finally {
    await lab.stop();
  }
};

const words = process.argv.slice(2);
const sizeName = words.includes("short") ? "short" : "full";
const size = SIZES[sizeName];
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  reads: inLab((lab) => benchReads(lab, size.seconds)),
  orders: inLab((lab) => benchOrders(lab, size.orders)),
  memory: inLab((lab) => benchMemory(lab, size.requests)),
  race: inLab((lab) => benchRace(lab, size.clients, size.numbers)),
  crash: inLab((lab) => benchCrash(lab, size.purchases, size.kills)),
  bills: inLab((lab) => benchBills(lab, size.bills)),
  plays: inLab((lab) => benchPlays(lab, size.accounts, size.turns)),
  pages: () => benchPages(size.clubs, size.visits),
  feel: () => benchFeel(size),
  game: () => benchGame(size.games),
};

const chosen = words.filter((word) => word !== "short");
const unknown = chosen.filter((word) => !(word in BENCHES));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(", ")}. The benches: ${Object.keys(BENCHES).join(", ")}, and "short".`);

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await bench()));
}
console.log(tableOf(figures, valuesBefore(sizeName)));
keep(sizeName, figures);
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
