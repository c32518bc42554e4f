import { randomUUID } from "node:crypto";
import { addWorkingDays, ENDED_PORTING_STATES, germanDay, PORTING_REASONS } from "@tribun/domain";
import { asc, eq, notInArray } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import { type PortingRow, portings } from "../db/schema/portings.ts";
import { uuid } from "../db/uuid.ts";
import type { Deps } from "../kernel/deps.ts";
import type { DonorMessage } from "../ports/donor.ts";
import { deliverDonorMessage } from "../sandbox/providers/donor.ts";
import { requestIdOf } from "../portings/store.ts";
import { PORTING_MODES, readNextPorting, writeNextPorting } from "../sandbox/next-porting.ts";
import { readInput } from "./read-input.ts";

const nextCommand = v.object({ mode: v.picklist(PORTING_MODES) });
const answerCommand = v.object({
  portingId: uuid,
  answer: v.picklist(["accept", "switch", ...PORTING_REASONS.map((reason) => `decline:${reason}` as const)]),
});

/** Simulates the donors: sets their next answer and sends answers; as JSON and as forms. */
export function registerPortingConsole(app: Hono<AppEnv>, deps: Deps): void {
  const control = <S extends v.GenericSchema>(name: string, schema: S, run: (input: v.InferOutput<S>) => Promise<boolean>) => {
    app.post(`/sandbox/${name}`, async (c) => {
      const input = readInput(schema, await c.req.parseBody());
      if (!input.success) return c.text("This form was not filled in as expected.", 400);
      return (await run(input.output)) ? c.redirect("/sandbox", 303) : c.text("There is no such porting.", 404);
    });
    app.post(`/sandbox/api/${name}`, async (c) => {
      const input = readInput(schema, await c.req.json().catch(() => undefined));
      if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
      return (await run(input.output)) ? c.json({ done: true }) : c.json({ error: "there is none" }, 404);
    });
  };
  control("next-porting", nextCommand, async ({ mode }) => {
    await writeNextPorting(deps.db, mode);
    return true;
  });
  control("portings", answerCommand, (input) => answerFor(deps, input));
  app.get("/sandbox/api/next-porting", async (c) => c.json({ mode: await readNextPorting(deps.db) }));
  app.get("/sandbox/api/portings", async (c) =>
    c.json({
      portings: (await livingPortings(deps)).map(({ id, orderId, msisdn, state, date }) => ({ id, orderId, msisdn, state, date })),
    }),
  );
}

const livingPortings = ({ db }: Deps): Promise<PortingRow[]> =>
  db
    .select()
    .from(portings)
    .where(notInArray(portings.state, [...ENDED_PORTING_STATES]))
    .orderBy(asc(portings.createdAt))
    .limit(20);

/** Sends a donor's answer at once. An answer that does not fit the porting's state stays in the outbox with its refusal. */
async function answerFor(deps: Deps, { portingId, answer }: v.InferOutput<typeof answerCommand>): Promise<boolean> {
  const [porting] = await deps.db.select().from(portings).where(eq(portings.id, portingId));
  if (!porting) return false;
  await deps.outbox.enqueue(deps.db, deliverDonorMessage, messageOf(porting, answer, germanDay(deps.clock.nowMs())));
  return true;
}

function messageOf(porting: PortingRow, answer: v.InferOutput<typeof answerCommand>["answer"], today: string): DonorMessage {
  const id = `console-${randomUUID()}`;
  const requestId = requestIdOf(porting);
  if (answer === "switch") return { id, type: "port.switched", data: { requestId } };
  const reason = PORTING_REASONS.find((known) => answer === `decline:${known}`);
  if (reason) return { id, type: "port.declined", data: { requestId, reason } };
  const next = addWorkingDays(today, 1);
  return { id, type: "port.accepted", data: { requestId, date: next > porting.notBefore ? next : porting.notBefore } };
}

/** Panel of the donors' next answer and the open portings. */
export async function portingPanel(deps: Deps) {
  const [mode, living] = [await readNextPorting(deps.db), await livingPortings(deps)];
  return html`<section aria-labelledby="portings">
    <h2 id="portings">Numbers brought along</h2>
    <form method="post" action="/sandbox/next-porting">
      <label for="porting-mode">The next donor's answer</label>
      <select id="porting-mode" name="mode">
        ${PORTING_MODES.map((name) => (name === mode ? html`<option selected>${name}</option>` : html`<option>${name}</option>`))}
      </select>
      <div class="row"><button>Decide</button></div>
    </form>
    ${living.map(
      ({ id, msisdn, donorName, state, date }) =>
        html`<form method="post" action="/sandbox/portings">
          <input type="hidden" name="portingId" value="${id}" />
          <p class="hint">${msisdn} from ${donorName}: ${state}${date === null ? "" : `, ${date}`}</p>
          <div class="row">
            ${state === "sentToDonor" ? html`<button name="answer" value="accept">Accept</button> ` : ""}
            ${
              state === "sentToDonor" || state === "scheduled"
                ? html`<button name="answer" value="decline:notReleased">Decline</button> `
                : ""
            }
            ${state === "switching" ? html`<button name="answer" value="switch">Switch</button>` : ""}
          </div>
        </form>`,
    )}
  </section>`;
}
