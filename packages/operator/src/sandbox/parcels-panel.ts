import { html } from "hono/html";
import type { Deps } from "../kernel/deps.ts";
import type { Recipient } from "../base/recipient.ts";
import { listPosted } from "./posted.ts";
import { written } from "./written.ts";

/** Parcels that the sandbox's third parties were asked to post, with their recipients. */
export async function parcelsPanel({ db, clock }: Deps) {
  const parcels = await listPosted(db, 12);
  const now = clock.nowMs();
  return html`<section aria-labelledby="parcels">
    <h2 id="parcels">Posted</h2>
    ${parcels.length === 0 ? html`<p class="hint">None yet. A SIM card by post or a jersey makes one.</p>` : ""}
    <ul class="jobs">
      ${parcels.map(
        ({ what, recipient, leavesAt, cancelled }) =>
          html`<li>
            <strong>${what}</strong> to ${addressee(recipient)};
            ${cancelled ? "cancelled" : `${leavesAt > now ? "leaves" : "left"} ${written(new Date(leavesAt))}`}
          </li>`,
      )}
    </ul>
  </section>`;
}

function addressee({ company, name, street, houseNumber, postalCode, city }: Recipient): string {
  return [company, name, `${street} ${houseNumber}`, `${postalCode} ${city}`].filter((part) => part !== undefined).join(", ");
}
