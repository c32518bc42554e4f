import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { TestOperator } from "./index.ts";
import type { Acknowledged } from "./over-http.ts";

const facts = v.object({
  orders: v.number(),
  states: v.array(v.nullable(v.string())),
  succeeded: v.number(),
  lines: v.number(),
  reservations: v.number(),
  mails: v.number(),
});

/** Returns the faults of an acknowledged purchase: one entry for each thing that is missing or duplicated. */
export async function faultsOf({ deps }: TestOperator, { fan, orderId, numberId, paid }: Acknowledged): Promise<readonly string[]> {
  const { rows } = await deps.db.execute(sql`select
    (select count(*)::int from orders where user_id = ${fan.userId}) as orders,
    array(select state from orders where id::text = ${orderId}) as states,
    (select count(*)::int from payments where subject_id::text = ${orderId} and state = 'succeeded') as succeeded,
    (select count(*)::int from lines where order_id::text = ${orderId}) as lines,
    (select count(*)::int from reservations where registry_id = ${numberId} and state = 'assigned') as reservations,
    (select count(*)::int from messages where recipient = ${fan.email} and channel = 'mail') as mails`);
  const [row] = v.parse(v.array(facts), rows);
  if (!row) return ["nothing is there"];
  const expected = { orders: 1, succeeded: paid ? 1 : 0, lines: paid ? 1 : 0, reservations: paid ? 1 : 0, mails: paid ? 2 : 1 };
  const wrong = Object.entries(expected).filter(([name, count]) =>
    Object.entries(row).every(([key, value]) => key !== name || value !== count),
  );
  const state = paid && row.states[0] !== "active" ? [`state ${row.states.join()}`] : [];
  return [...wrong.map(([name, count]) => `${name} should be ${count}: ${JSON.stringify(row)}`), ...state];
}
