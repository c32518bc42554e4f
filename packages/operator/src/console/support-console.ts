import { asc, isNull } from "drizzle-orm";
import type { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import { type SupportMessageRow, supportMessages } from "../db/schema/fan-service.ts";
import type { Deps } from "../kernel/deps.ts";
import { Problem } from "../base/problem.ts";
import { isOwnCase } from "../care/support/hand-to-care.ts";
import { resolveTicket } from "../desk/support/resolve.ts";
import { readInput } from "./read-input.ts";
import { written } from "../sandbox/written.ts";

const verdict = v.object({
  ticket: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  /** An empty answer closes the case as settled elsewhere. */
  answer: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)), ""),
  /** Sent by the button for an outage. */
  outage: v.optional(v.literal("yes")),
});
const NONE = "No message waits under this ticket, or nobody would get the answer.";

/** Lets testers answer fans in place of staff, by the page's forms. */
export function registerSupportConsole(app: Hono<AppEnv>, deps: Deps): void {
  app.post("/sandbox/support", async (c) => {
    const input = readInput(verdict, await c.req.parseBody());
    if (!input.success) return c.text("This form was not filled in as expected.", 400);
    return (await resolve(deps, input.output)) ? c.redirect("/sandbox", 303) : c.text(NONE, 404);
  });
}

/** Does the same as `POST /api/internal/support/{ticket}/resolution`. @returns false if no case waits */
async function resolve(deps: Deps, { ticket, answer, outage }: v.InferOutput<typeof verdict>): Promise<boolean> {
  try {
    await resolveTicket(deps, ticket, { outage: outage === "yes", ...(answer !== "" && { answer }) });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Panel of open support messages from fans and from the operator's own jobs, oldest first. */
export async function supportPanel({ db, teams }: Deps) {
  const waiting = await db
    .select()
    .from(supportMessages)
    .where(isNull(supportMessages.resolvedAt))
    .orderBy(asc(supportMessages.receivedAt))
    .limit(12);
  return html`<section aria-labelledby="support">
    <h2 id="support">Messages to support</h2>
    ${waiting.length === 0 ? html`<p class="hint">None. What a fan writes under Hilfe or Destek waits here for an answer.</p>` : ""}
    ${waiting.map((row) => caseForm(row, teams.get(row.teamId)?.name ?? ""))}
  </section>`;
}

function caseForm({ id, topic, name, message, reference, receivedAt }: SupportMessageRow, club: string) {
  return html`<form method="post" action="/sandbox/support">
    <input type="hidden" name="ticket" value="${id}" />
    <details>
      <summary>${id}, ${topic} of ${name}, ${club}, ${written(receivedAt)}</summary>
      <p class="body">${message}</p>
      ${
        isOwnCase(reference)
          ? ""
          : html`<label for="answer-${id}">Answer to ${id}</label>
              <textarea id="answer-${id}" name="answer" rows="3" maxlength="4000"></textarea>`
      }
      <div class="row">
        <button>Close</button>
        ${topic === "fault" ? html`<button name="outage" value="yes">Close, the line was out</button>` : ""}
      </div>
    </details>
  </form>`;
}
