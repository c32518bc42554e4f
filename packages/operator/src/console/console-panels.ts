import { MINUTE_MS } from "@tribun/domain";
import { html } from "hono/html";
import type { Deps } from "../kernel/deps.ts";
import type { Team, Teams } from "../base/teams.ts";
import type { SandboxMessage } from "../sandbox/messages.ts";
import type { listOpenJobs } from "../sandbox/open-jobs.ts";
import type { listOpenPayments } from "../sandbox/open-payments.ts";
import type { PaymentMode } from "../sandbox/settings.ts";
import { written } from "../sandbox/written.ts";
import { mailFrame, withLinks } from "./mails/preview.ts";

/** A payment mode that is set, and the club it is for. */
export type Waiting = { readonly name: string; readonly mode: PaymentMode };

const CHANNEL_NAMES = { sms: "SMS", mail: "Mail", push: "Push" } as const;

/** One message; the code of an SMS is highlighted, because testers look for it. */
export function messageItem(message: SandboxMessage, team: Team | undefined) {
  const code = message.channel === "sms" ? /\b\d{6}\b/.exec(message.body)?.[0] : undefined;
  return html`<li class="team-${message.teamId}">
    <p class="to">
      <strong>${CHANNEL_NAMES[message.channel]}</strong> to ${message.recipient}
      <span>${team?.name ?? ""}, <time datetime="${message.sentAt.toISOString()}">${written(message.sentAt)}</time></span>
    </p>
    ${code ? html`<p class="code">${code}</p>` : ""} ${message.subject ? folded(message.subject, message) : bodyOf(message.body)}
    ${message.attachments.map((file, index) => html`<a class="file" href="/sandbox/messages/${message.id}/${index}">${file.fileName}</a> `)}
  </li>`;
}

const bodyOf = (body: string) => html`<p class="body">${withLinks(body)}</p>`;

// Mails are long, so only their subject shows until a tester opens them.
const folded = (subject: string, { id, body, headers, html: form }: SandboxMessage) =>
  html`<details>
    <summary>${subject}</summary>
    <dl class="headers">
      ${Object.entries(headers).map(
        ([name, value]) =>
          html`<dt>${name}</dt>
            <dd>${withLinks(value)}</dd>`,
      )}
    </dl>
    ${form === null ? "" : mailFrame(`/sandbox/messages/${id}/html`, subject)} ${bodyOf(body)}
  </details>`;

/** Moves the clock. `offset` in milliseconds. */
export function clockPanel({ clock }: Deps, offset: number) {
  const button = (amount: number, unit: string, label: string) =>
    html`<form method="post" action="/sandbox/clock">
      <input type="hidden" name="amount" value="${amount}" /><button name="unit" value="${unit}">${label}</button>
    </form>`;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p class="now"><time datetime="${clock.now().toISOString()}">${written(clock.now())}</time></p>
    <p class="hint">${offset === 0 ? "Real time." : `Moved by ${Math.round(offset / MINUTE_MS)} minutes.`}</p>
    <div class="row">
      ${button(1, "minutes", "+1 minute")} ${button(5, "minutes", "+5 minutes")} ${button(20, "minutes", "+20 minutes")}
      ${button(1, "hours", "+1 hour")} ${button(12, "hours", "+12 hours")} ${button(1, "days", "+1 day")} ${button(14, "days", "+14 days")}
      ${button(30, "days", "+30 days")} ${button(0, "reset", "Back to real time")}
    </div>
  </section>`;
}

/** Decides how the next payment ends; `waiting` lists what is already decided. */
export function paymentPanel(teams: Teams, waiting: readonly Waiting[]) {
  return html`<section aria-labelledby="payment">
    <h2 id="payment">Next payment</h2>
    <p class="hint">
      ${waiting.length === 0 ? "Goes through normally." : waiting.map(({ name, mode }) => `The next one of ${name}: ${mode}. `).join("")}
    </p>
    <form method="post" action="/sandbox/next-payment">
      <label for="payment-team">Club</label>
      <select id="payment-team" name="team">
        <option value="">Every club</option>
        ${[...teams.values()].map((team) => html`<option value="${team.id}">${team.name}</option>`)}
      </select>
      <div class="row">
        <button name="mode" value="fail">Fail</button><button name="mode" value="slow">Be slow</button
        ><button name="mode" value="pending">Stay pending</button><button name="mode" value="normal">Normal</button>
      </div>
    </form>
  </section>`;
}

/** Answers as the bank for payments that wait. */
export function openPaymentsPanel(open: Awaited<ReturnType<typeof listOpenPayments>>, teams: Teams) {
  if (open.length === 0) return "";
  return html`<section aria-labelledby="open-payments">
    <h2 id="open-payments">Waiting for the bank</h2>
    ${open.map(
      ({ id, purpose, orderId, teamId, method, amountCents }) =>
        html`<form method="post" action="/sandbox/payments">
          <input type="hidden" name="paymentId" value="${id}" />
          <p class="hint">${teams.get(teamId)?.name ?? ""}, ${method}, ${(amountCents / 100).toFixed(2)} €, ${purpose} ${orderId}</p>
          <div class="row">
            <button name="outcome" value="succeeded">Confirm</button><button name="outcome" value="failed">Decline</button>
          </div>
        </form>`,
    )}
  </section>`;
}

/** Makes the gateways slow or broken. */
export function deliveryPanel(sms: string, mail: string, push: string) {
  const row = (channel: string, label: string, mode: string) =>
    html`<form method="post" action="/sandbox/delivery">
      <input type="hidden" name="channel" value="${channel}" />
      <p class="hint">${label}: ${mode}</p>
      <div class="row">
        <button name="mode" value="normal">Deliver</button><button name="mode" value="slow">Be slow</button
        ><button name="mode" value="fail">Fail</button>
        ${channel === "push" ? html`<button name="mode" value="gone">Devices gone (410)</button>` : ""}
      </div>
    </form>`;
  return html`<section aria-labelledby="delivery">
    <h2 id="delivery">SMS, mail and push</h2>
    ${row("sms", "SMS", sms)} ${row("mail", "Mail", mail)} ${row("push", "Push", push)}
  </section>`;
}

/** Open jobs of the outbox. */
export function jobsPanel(jobs: Awaited<ReturnType<typeof listOpenJobs>>) {
  return html`<section aria-labelledby="jobs">
    <h2 id="jobs">Open jobs</h2>
    ${
      jobs.length === 0
        ? html`<p class="hint">Everything is done.</p>`
        : html`<ul class="jobs">
            ${jobs.map(
              (job) =>
                html`<li>
                  <strong>${job.kind}</strong> ${job.failedAt ? "given up" : `due ${written(job.dueAt)}`}, ${job.attempts} attempts
                  ${job.lastError ? html`<span class="error">${job.lastError}</span>` : ""}
                  ${
                    job.failedAt
                      ? html`<form method="post" action="/sandbox/retry"><button name="id" value="${job.id}">Try again</button></form>`
                      : ""
                  }
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
