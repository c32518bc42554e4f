import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { tariffIntent } from "@tribun/api-client/contract";
import { startOperator } from "@tribun/operator";
import {
  addCrowd,
  addNumbers,
  type CrowdFan,
  prepareOrder,
  recordStatements,
  startOperatorProcess,
  type Statement,
} from "@tribun/operator/testing/load";
import pg from "pg";
import { type Lab, SETTINGS } from "./lab.ts";
import { post, type Posted } from "./post.ts";
import { atLeast, exactly, type Figure } from "./result.ts";
import { replay, retold } from "./statements.ts";

const LEAST = 0.68;
/** The number of connections in the operator's pool. */
const AT_ONCE = 10;

type Ready = { readonly fan: CrowdFan; readonly body: Awaited<ReturnType<typeof prepareOrder>> };

/** Compares order submissions over HTTP with the same SQL, run directly over a pool of the same size. */
export async function benchOrders({ operator, databaseUrl }: Lab, orders: number): Promise<readonly Figure[]> {
  // A job writes the mail about an order afterwards. It is not part of submitting an order, so no process runs jobs here.
  const settings = { ...SETTINGS, JOBS: "off" };
  const running = await startOperatorProcess(databaseUrl, settings);
  const count = 2 * orders + 2;
  const fans = await addCrowd(operator, count);
  const numbers = await addNumbers(operator, count);
  const ready: Ready[] = [];
  const places = [...fans.entries()];
  await atOnce(places, async ([index, fan]) => {
    ready.push({ fan, body: await prepareOrder(running.url, fan, numbers[index] ?? "") });
  });
  const [model, warm, ...rest] = ready;
  if (!model || !warm) throw new Error("there is nobody to listen to");
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const send = (url: string, { fan, body }: Ready): Promise<Posted> =>
    post(agent, `${url}${tariffIntent.path}`, headersOf(fan), JSON.stringify(body));
  const recorded = await listen(
    databaseUrl,
    settings,
    async (url) => void (await send(url, warm)),
    (url) => send(url, model),
  );
  const refused: string[] = [];
  const times: number[] = [];
  const submit = async (one: Ready) => {
    const began = performance.now();
    const { status, text } = await send(running.url, one);
    times.push(performance.now() - began);
    if (status !== 200) refused.push(text);
  };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: AT_ONCE });
  const told = new Map(rest.map((one) => [one, retold(recorded, namesOf(model, one))]));
  const bare = (one: Ready) => replay(pool, told.get(one) ?? []);
  // Alternate, so that both run under the same conditions.
  const parts = 4;
  let [ours, theirs] = [0, 0];
  for (let part = 0; part < parts; part++) {
    const size = orders / parts;
    ours += await timed(rest.slice(part * size, (part + 1) * size), submit);
    theirs += await timed(rest.slice(orders + part * size, orders + (part + 1) * size), bare);
  }
  agent.destroy();
  await pool.end();
  await running.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN);
  const rates = `${Math.round((orders * 1000) / ours)} of ${Math.round((orders * 1000) / theirs)} a second`;
  return [
    exactly("orders: refused", refused.length, 0, refused[0]),
    atLeast("orders: share of the same SQL run bare", theirs / ours, LEAST, `${rates}, ${recorded.length} statements, p99 ${p99} ms`),
  ];
}

/**
 * Records the statements that an operator sends to PostgreSQL for one order. The operator runs in this process, because the recorder sees
 * no other process.
 */
async function listen(
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  first: (url: string) => Promise<void>,
  work: (url: string) => Promise<Posted>,
): Promise<readonly Statement[]> {
  const operator = await startOperator({ databaseUrl, port: 0, env: { NODE_ENV: "test", LOG_LEVEL: "error", ...env } });
  await first(operator.url);
  const statements = await recordStatements(() => work(operator.url));
  await operator.stop();
  return statements;
}

function headersOf(fan: CrowdFan): Record<string, string> {
  return {
    "x-team-id": "1",
    "x-language-code": "1",
    authorization: `Bearer ${fan.token}`,
    "x-cart-token": fan.cart,
    "idempotency-key": randomUUID(),
  };
}

/** Maps the values that belong to one fan's order to those of another fan's order. */
function namesOf(from: Ready, to: Ready): ReadonlyMap<string, string> {
  const facts = ({ fan, body }: Ready) => [
    fan.userId,
    fan.email,
    fan.phone,
    fan.cart,
    body.newPhoneNumberOptions?.reservationId ?? "",
    body.newPhoneNumberOptions?.registryId ?? "",
    // The number itself is its id without the leading n.
    `+49${(body.newPhoneNumberOptions?.registryId ?? "").slice(1)}`,
    body.acknowledgements.contractSummaryId,
  ];
  const targets = facts(to);
  return new Map(facts(from).map((fact, index) => [fact, targets[index] ?? fact]));
}

async function timed<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<number> {
  const began = performance.now();
  await atOnce(items, work);
  return performance.now() - began;
}

async function atOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
