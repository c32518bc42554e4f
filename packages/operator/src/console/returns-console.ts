import { returnTransition } from "@tribun/domain";
import { asc, inArray } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import { declarations } from "../db/schema/operations.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { reportReturned } from "../contracts/declarations/goods-return.ts";
import type { DeclarationRow } from "../contracts/declarations/store.ts";
import { readInput } from "./read-input.ts";

const returnCommand = v.object({
  /** Receipt id of the withdrawal. */
  receipt: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  evidence: v.picklist(["arrived", "dispatched"]),
});
const NONE = "No jersey is on its way back for this receipt.";
/** Reference that the books keep as proof. */
const REFERENCE = "sandbox";

/** Simulates the warehouse and the carrier for jerseys that fans withdrew from after dispatch; as JSON and as forms. */
export function registerReturnsConsole(app: Hono<AppEnv>, deps: Deps): void {
  app.get("/sandbox/api/returns", async (c) =>
    c.json({
      returns: (await returnsUnderWay(deps)).map(({ id, teamId, returnState, returnDueOn }) => ({
        ...{ receipt: id, teamId, state: returnState, dueOn: returnDueOn },
      })),
    }),
  );
  app.post("/sandbox/api/returns", async (c) => {
    const input = readInput(returnCommand, await c.req.json().catch(() => undefined));
    if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
    return (await reportFor(deps, input.output)) ? c.json({ done: true }) : c.json({ error: NONE }, 404);
  });
  app.post("/sandbox/returns", async (c) => {
    const input = readInput(returnCommand, await c.req.parseBody());
    if (!input.success) return c.text("This form was not filled in as expected.", 400);
    return (await reportFor(deps, input.output)) ? c.redirect("/sandbox", 303) : c.text(NONE, 404);
  });
}

/** Does the same as `POST /api/internal/returns/{id}`. @returns false if no jersey is expected back */
async function reportFor(deps: Deps, { receipt, evidence }: v.InferOutput<typeof returnCommand>): Promise<boolean> {
  try {
    await deps.db.transaction((tx) => reportReturned(deps, tx, receipt, { evidence, reference: REFERENCE }));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.facts.reason === "return.unknown") return false;
    throw error;
  }
}

const returnsUnderWay = ({ db }: Deps): Promise<DeclarationRow[]> =>
  db
    .select()
    .from(declarations)
    .where(inArray(declarations.returnState, ["awaited", "overdue", "closed", "proven"]))
    .orderBy(asc(declarations.receivedAt))
    .limit(20);

/** Panel of the jerseys that are expected back. */
export async function returnsPanel(deps: Deps) {
  const waiting = await returnsUnderWay(deps);
  return html`<section aria-labelledby="returns">
    <h2 id="returns">Jerseys on their way back</h2>
    ${waiting.length === 0 ? html`<p class="hint">None. Withdrawing from a jersey that has been sent makes one.</p>` : ""}
    ${waiting.map(
      ({ id, name, teamId, returnState, returnDueOn }) =>
        html`<form method="post" action="/sandbox/returns">
          <input type="hidden" name="receipt" value="${id}" />
          <p class="hint">${id} of ${name}, ${deps.teams.get(teamId)?.name ?? ""}: ${returnState}, due on ${returnDueOn}</p>
          <div class="row">
            <button name="evidence" value="arrived">The jersey has come back</button>
            ${
              returnState !== null && returnTransition(returnState, "prove")
                ? html`<button name="evidence" value="dispatched">Its dispatch is proven</button>`
                : ""
            }
          </div>
        </form>`,
    )}
  </section>`;
}
