import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { benchCrash } from "./crash.ts";
import { type Lab, startLab } from "./lab.ts";
import { benchMemory } from "./memory.ts";
import { benchOrders } from "./orders.ts";
import { benchRace } from "./race.ts";
import { benchReads } from "./reads.ts";
import { type Figure, tableOf } from "./result.ts";

const RESULTS = fileURLToPath(new URL("../../../.local/bench/", import.meta.url));

/** `short` shows that everything runs; only the full sizes prove anything. */
const SIZES = {
  full: { seconds: 9, orders: 1200, requests: 100_000, clients: 200, numbers: 20, purchases: 1000, kills: 10 },
  short: { seconds: 3, orders: 40, requests: 6000, clients: 40, numbers: 8, purchases: 40, kills: 2 },
} as const;

const words = process.argv.slice(2);
const size = SIZES[words.includes("short") ? "short" : "full"];
const BENCHES: Readonly<Record<string, (lab: Lab) => Promise<readonly Figure[]>>> = {
  reads: (lab) => benchReads(lab, size.seconds),
  orders: (lab) => benchOrders(lab, size.orders),
  memory: (lab) => benchMemory(lab, size.requests),
  race: (lab) => benchRace(lab, size.clients, size.numbers),
  crash: (lab) => benchCrash(lab, size.purchases, size.kills),
};

const chosen = words.filter((word) => word !== "short");
const unknown = chosen.filter((word) => !(word in BENCHES));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(", ")}. The benches: ${Object.keys(BENCHES).join(", ")}, and "short".`);

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const lab = await startLab();
  figures.push(...(await bench(lab)));
  await lab.stop();
}
console.log(tableOf(figures));
mkdirSync(RESULTS, { recursive: true });
writeFileSync(`${RESULTS}results.json`, `${JSON.stringify({ size, figures }, null, 2)}\n`);
process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
