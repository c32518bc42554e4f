import { normalisePhone } from "@tribun/domain";
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import type { AppEnv } from "../http/app-env.ts";
import type { Deps } from "../kernel/deps.ts";
import { commandSim, simCommand, usageCommand, useUp } from "./line-commands.ts";
import { readInput } from "./read-input.ts";

const NO_LINE = "There is no such line.";
const amount = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{0,5}([.,]\d{1,3})?$/),
    v.transform((text) => Number(text.replace(",", "."))),
  ),
);
const usageForm = v.object({
  msisdn: v.pipe(v.string(), v.maxLength(30)),
  zone: usageCommand.entries.zone,
  dataGb: amount,
  minutes: amount,
  roamingEuro: amount,
});

/** Controls of a line for testers: use it, and load its eSIM; as JSON and as forms. */
export function registerLineConsole(app: Hono<AppEnv>, deps: Deps): void {
  app.post("/sandbox/api/usage", async (c) => {
    const input = readInput(usageCommand, await json(c));
    if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
    const result = await useUp(deps, input.output);
    return result ? c.json(result) : c.json({ error: NO_LINE }, 404);
  });
  app.post("/sandbox/api/sim", async (c) => {
    const input = readInput(simCommand, await json(c));
    if (!input.success) return c.json({ error: v.flatten(input.issues) }, 400);
    return (await commandSim(deps, input.output)) ? c.json(input.output) : c.json({ error: NO_LINE }, 404);
  });
  app.post("/sandbox/usage", async (c) => {
    const input = readInput(usageForm, await c.req.parseBody());
    if (!input.success) return c.text("This form was not filled in as expected.", 400);
    const { msisdn, zone, dataGb, minutes, roamingEuro } = input.output;
    const roamingCents = roamingEuro ? { roamingCents: Math.round(roamingEuro * 100) } : {};
    const done = await useUp(deps, { msisdn: normalisePhone(msisdn) ?? msisdn, zone, dataGb, minutes, ...roamingCents });
    return done ? c.redirect("/sandbox", 303) : c.text(NO_LINE, 404);
  });
  app.post("/sandbox/sim", async (c) => {
    const form = await c.req.parseBody();
    const typed = typeof form["msisdn"] === "string" ? form["msisdn"] : "";
    const input = readInput(simCommand, { msisdn: normalisePhone(typed) ?? typed, downloaded: true });
    if (!input.success) return c.text("This form was not filled in as expected.", 400);
    return (await commandSim(deps, input.output)) ? c.redirect("/sandbox", 303) : c.text(NO_LINE, 404);
  });
}

const json = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

/** Forms that use a line up and load its eSIM onto a device. */
export function linePanel() {
  return html`<section aria-labelledby="lines">
    <h2 id="lines">Lines</h2>
    <form method="post" action="/sandbox/usage">
      <label for="usage-msisdn">Number</label>
      <input id="usage-msisdn" name="msisdn" required placeholder="0171 3920010" />
      <label for="usage-zone">Where</label>
      <select id="usage-zone" name="zone">
        <option value="de">Germany</option>
        <option value="eu">EU</option>
        <option value="tr">Türkiye</option>
        <option value="chuk">Switzerland, UK</option>
      </select>
      <label for="usage-gb">GB</label><input id="usage-gb" name="dataGb" inputmode="decimal" /> <label for="usage-minutes">Minutes</label
      ><input id="usage-minutes" name="minutes" inputmode="decimal" /> <label for="usage-euro">Data roaming, €</label
      ><input id="usage-euro" name="roamingEuro" inputmode="decimal" />
      <div class="row"><button>Use up</button></div>
    </form>
    <form method="post" action="/sandbox/sim">
      <label for="sim-msisdn">eSIM of number</label><input id="sim-msisdn" name="msisdn" />
      <div class="row"><button>Was loaded onto a device</button></div>
    </form>
  </section>`;
}
