import type { Hono } from "hono";
import { html, raw } from "hono/html";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import { isUuid } from "../db/uuid.ts";
import { shownAs } from "../http/content-disposition.ts";
import type { Deps } from "../kernel/deps.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../seed/demo.ts";
import { STAFF_EMAIL, STAFF_PASSWORD } from "../seed/staff.ts";
import { deliveryCommand, moveClock, paymentCommand, setDelivery, setNextPayment } from "./commands.ts";
import { clockPanel, deliveryPanel, jobsPanel, messageItem, openPaymentsPanel, paymentPanel, type Waiting } from "./console-panels.ts";
import { consoleStyles } from "./console-styles.ts";
import { linePanel } from "./line-console.ts";
import { listMessages } from "../sandbox/messages.ts";
import { listOpenJobs } from "../sandbox/open-jobs.ts";
import { portingPanel } from "./porting-console.ts";
import { listOpenPayments, settleCommand, settlePayment } from "../sandbox/open-payments.ts";
import { CONSOLE_HEADERS, framed } from "./mails/preview.ts";
import { readInput } from "./read-input.ts";
import { returnsPanel } from "./returns-console.ts";
import { supportPanel } from "./support-console.ts";
import { readClockOffset, readDelivery, readNextPayment } from "../sandbox/settings.ts";
import { workPanels } from "./work-panels.ts";

const SECONDS = { minutes: 60, hours: 3600, days: 86_400 } as const;
const clockForm = v.object({
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)), "1"),
  unit: v.picklist(["minutes", "hours", "days", "reset"]),
});
const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const paymentForm = v.object({
  ...paymentCommand.entries,
  team: v.optional(
    v.union([
      v.pipe(
        v.literal(""),
        v.transform(() => undefined),
      ),
      number,
    ]),
  ),
});

/** HTML page of the console; every control is a plain form, so it works without scripts. */
export function registerConsolePage(app: Hono<AppEnv>, deps: Deps): void {
  const styles = consoleStyles(deps.teams);
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.get("/sandbox/style.css", (c) => c.body(styles, 200, { "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" }));
  app.get("/sandbox", async (c) => {
    await deps.clock.sync();
    return c.html(await page(deps, Number(c.req.query("team")) || undefined), 200, CONSOLE_HEADERS);
  });
  app.get("/sandbox/messages/:id/:index", async (c) => {
    const [message] = isUuid(c.req.param("id")) ? await listMessages(deps.db, { id: c.req.param("id") }) : [];
    if (c.req.param("index") === "html" && message?.html) return framed(c, message.html);
    const file = message?.attachments[Number(c.req.param("index"))];
    if (!file) return c.text("There is no such attachment.", 404);
    return c.body(Buffer.from(file.base64, "base64"), 200, {
      "content-type": file.contentType,
      "content-disposition": shownAs(file.fileName),
    });
  });
  const form = <S extends v.GenericSchema>(path: string, schema: S, run: (input: v.InferOutput<S>) => Promise<unknown>) =>
    app.post(path, async (c) => {
      const input = readInput(schema, await c.req.parseBody());
      if (!input.success) return c.text("This form was not filled in as expected.", 400);
      await run(input.output);
      return c.redirect("/sandbox", 303);
    });
  form("/sandbox/clock", clockForm, ({ amount, unit }) =>
    moveClock(deps, unit === "reset" ? { reset: true } : { advanceSeconds: amount * SECONDS[unit] }),
  );
  form("/sandbox/next-payment", paymentForm, (input) => setNextPayment(deps, input));
  form("/sandbox/payments", settleCommand, (input) => settlePayment(deps, input));
  form("/sandbox/delivery", deliveryCommand, (input) => setDelivery(deps, input));
}

async function page(deps: Deps, teamId: number | undefined) {
  const { db, teams } = deps;
  const [messages, jobs, offset] = [await listMessages(db, { teamId, limit: 60 }), await listOpenJobs(db), await readClockOffset(db)];
  const payments: Waiting[] = [{ name: "every club", mode: await readNextPayment(db) }];
  for (const team of teams.values()) payments.push({ name: team.name, mode: await readNextPayment(db, team.id) });
  const waiting = payments.filter(({ mode }) => mode !== "normal");
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox | Tribün operator</title>
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <p>Nothing here leaves this machine: no SMS, no mail, no money. <a href="/sandbox/mails">All kinds of mails</a></p>
          <p><a href="/sandbox/papers">All kinds of papers</a></p>
        </header>
        <main>
          <section class="messages" aria-labelledby="messages">
            <h2 id="messages">Sent messages</h2>
            <nav aria-label="Club">
              <a href="/sandbox" ${raw(teamId === undefined ? 'aria-current="page"' : "")}>All clubs</a>
              ${[...teams.values()].map(
                (team) => html`<a href="/sandbox?team=${team.id}" ${raw(teamId === team.id ? 'aria-current="page"' : "")}>${team.name}</a>`,
              )}
              <a class="again" href="${teamId === undefined ? "/sandbox" : `/sandbox?team=${teamId}`}">Refresh</a>
            </nav>
            ${
              messages.length === 0
                ? html`<p class="empty">No message yet. Ask for a code in one of the clubs, then refresh this page.</p>`
                : html`<ol>
                    ${messages.map((message) => messageItem(message, teams.get(message.teamId)))}
                  </ol>`
            }
          </section>
          <div class="controls">
            ${clockPanel(deps, offset)} ${paymentPanel(teams, waiting)} ${openPaymentsPanel(await listOpenPayments(db), teams)}
            ${deliveryPanel(await readDelivery(db, "sms"), await readDelivery(db, "mail"), await readDelivery(db, "push"))} ${linePanel()}
            ${await portingPanel(deps)} ${await returnsPanel(deps)} ${await supportPanel(deps)} ${await workPanels(deps)} ${jobsPanel(jobs)}
            <section aria-labelledby="help">
              <h2 id="help">Good to know</h2>
              <dl>
                <dt>Demo login, every club</dt>
                <dd><code>${DEMO_EMAIL}</code> <code>${DEMO_PASSWORD}</code></dd>
                <dt>Staff login, every club: may look fans up</dt>
                <dd><code>${STAFF_EMAIL}</code> <code>${STAFF_PASSWORD}</code></dd>
                <dt>Accepted IBANs</dt>
                <dd><code>DE89 3704 0044 0532 0130 00</code> <code>NL91 ABNA 0417 1643 00</code></dd>
                <dt>Document number</dt>
                <dd><code>L01X00T47</code></dd>
                <dt>Clubs</dt>
                <dd class="clubs">${[...teams.values()].map((team) => html`<a href="${team.origin}">${team.name}</a> `)}</dd>
              </dl>
            </section>
          </div>
        </main>
      </body>
    </html>`;
}
