import { type Acknowledged, addCrowd, addNumbers, buy, faultsOf, startOperatorProcess } from "@tribun/operator/testing/load";
import { type Lab, SETTINGS } from "./lab.ts";
import { exactly, type Figure } from "./result.ts";

const AT_ONCE = 16;
const SETTLE_MS = 60_000;

/** Kills an operator several times while fans order and pay. */
export async function benchCrash({ operator, databaseUrl }: Lab, purchases: number, kills: number): Promise<readonly Figure[]> {
  const running = await startOperatorProcess(databaseUrl, SETTINGS);
  const fans = await addCrowd(operator, purchases);
  const numbers = await addNumbers(operator, purchases);
  const waiting = fans.map((fan, index) => ({ fan, numberId: numbers[index] ?? "" }));
  const bought: Acknowledged[] = [];
  const refused: string[] = [];
  let killed = 0;
  let restart = Promise.resolve();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        bought.push(await buy(running.url, next.fan, next.numberId));
      } catch (error) {
        refused.push(String(error));
      }
      if (killed < kills && bought.length >= ((killed + 1) * purchases) / (kills + 1)) {
        killed++;
        restart = restart.then(running.kill).then(running.start);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await restart;
  const faults = await settledFaults(operator, bought);
  await running.stop();
  return [
    exactly("crash: times killed", killed, kills),
    exactly("crash: purchases acknowledged", bought.length, purchases, refused[0]),
    exactly("crash: acknowledged purchases with anything missing or double", faults.length, 0, faults[0]),
  ];
}

/** Checks the purchases until none lacks anything, because jobs still run for a moment after the last answer. Gives up after SETTLE_MS. */
async function settledFaults(operator: Lab["operator"], bought: readonly Acknowledged[]): Promise<readonly string[]> {
  const end = Date.now() + SETTLE_MS;
  let open = bought;
  let faults: string[] = [];
  while (open.length > 0 && Date.now() < end) {
    const looked = await Promise.all(open.map(async (one) => ({ one, faults: await faultsOf(operator, one) })));
    open = looked.filter(({ faults }) => faults.length > 0).map(({ one }) => one);
    faults = looked.flatMap(({ faults }) => faults.slice(0, 1));
    if (open.length > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return faults;
}
