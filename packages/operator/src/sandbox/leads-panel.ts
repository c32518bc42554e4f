import { html } from "hono/html";
import type { Deps } from "../kernel/deps.ts";
import { listSandboxLeads } from "./providers/crm.ts";
import { written } from "./written.ts";

/** Leads that the sandbox's CRM received. */
export async function leadsPanel({ db, teams }: Deps) {
  const leads = await listSandboxLeads(db, 12);
  return html`<section aria-labelledby="leads">
    <h2 id="leads">Leads in the CRM</h2>
    ${leads.length === 0 ? html`<p class="hint">None yet. A confirmed giveaway entry or a company's wish makes one.</p>` : ""}
    <ul class="jobs">
      ${leads.map(
        ({ externalId, teamId, source, lead, writes, updatedAt }) =>
          html`<li>
            <strong>${source}</strong> ${teams.get(teamId)?.name ?? ""}, ${written(updatedAt)}, written ${writes} times
            <details>
              <summary>${externalId}</summary>
              <pre>${JSON.stringify(lead, undefined, 2)}</pre>
            </details>
          </li>`,
      )}
    </ul>
  </section>`;
}
