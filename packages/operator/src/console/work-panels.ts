import { html } from "hono/html";
import type { Deps } from "../kernel/deps.ts";
import { leadsPanel } from "../sandbox/leads-panel.ts";
import { parcelsPanel } from "../sandbox/parcels-panel.ts";
import { PARTIES, PARTY_MODES, type PartyMode, readParty, type SandboxParty } from "../sandbox/parties.ts";
import { listRecurring } from "./work.ts";
import { written } from "../sandbox/written.ts";

const PARTY_NAMES = {
  partner: "Partner's customer system",
  sim: "SIM platform",
  crm: "CRM",
  directory: "Directory of shops",
  merchandise: "Dispatch of jerseys",
  beacon: "Value of draws from outside",
} satisfies Record<SandboxParty, string>;
const MODE_NAMES = { normal: "Work", slow: "Be slow", fail: "Be down" } satisfies Record<PartyMode, string>;

/** Panels of third parties and of background work. */
export async function workPanels(deps: Deps) {
  return html`${await partiesPanel(deps)} ${await leadsPanel(deps)} ${await parcelsPanel(deps)} ${await queuesPanel(deps)}
  ${await recurringPanel(deps)}`;
}

async function partiesPanel({ db }: Deps) {
  const rows = await Promise.all(PARTIES.map(async (party) => ({ party, mode: await readParty(db, party) })));
  return html`<section aria-labelledby="parties">
    <h2 id="parties">Third parties</h2>
    ${rows.map(
      ({ party, mode }) =>
        html`<form method="post" action="/sandbox/parties">
          <input type="hidden" name="party" value="${party}" />
          <p class="hint">${PARTY_NAMES[party]}: ${mode}</p>
          <div class="row">${PARTY_MODES.map((one) => html`<button name="mode" value="${one}">${MODE_NAMES[one]}</button>`)}</div>
        </form>`,
    )}
  </section>`;
}

async function queuesPanel({ queue }: Deps) {
  const queues = await queue.look();
  return html`<section aria-labelledby="queues">
    <h2 id="queues">Queues</h2>
    ${queues.length === 0 ? html`<p class="hint">Nobody works on them.</p>` : ""}
    <ul class="jobs">
      ${queues.map(
        ({ name, waiting, active, failed }) =>
          html`<li><strong>${name}</strong> ${waiting} wake-ups waiting, ${active} at work, ${failed} failed</li>`,
      )}
    </ul>
  </section>`;
}

async function recurringPanel({ db }: Deps) {
  const rows = await listRecurring(db);
  return html`<section aria-labelledby="recurring">
    <h2 id="recurring">Recurring work</h2>
    <ul class="jobs">
      ${rows.map(
        ({ kind, lastRunAt, lastMs, dueAt, failures, lastError }) =>
          html`<li>
            <strong>${kind}</strong> ${lastRunAt ? `last ${written(lastRunAt)} (${lastMs ?? 0} ms)` : "never ran"}, next
            ${written(dueAt)}${failures > 0 ? `, failed ${failures} times` : ""}
            ${lastError ? html`<span class="error">${lastError}</span>` : ""}
            <form method="post" action="/sandbox/recurring"><button name="kind" value="${kind}">Run ${kind} now</button></form>
          </li>`,
      )}
    </ul>
  </section>`;
}
