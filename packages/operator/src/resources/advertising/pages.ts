import { type Language, LANGUAGES } from "@tribun/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { AppEnv, Pages } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { fromBrowser, teamOfHost } from "../../http/headers.ts";
import { limitSource } from "../../http/client-ip.ts";
import { Problem } from "../../http/problem.ts";
import { countAgainst } from "../../http/rate-limit.ts";
import { ADVERTISING_TEXTS, type AdvertisingTexts } from "../../messages/advertising-texts.ts";
import type { Markup } from "../checkout/page.ts";
import { sendPage } from "../checkout/send-page.ts";
import { type ConsentOf, findMailbox, readUnsubscribe } from "./links.ts";
import { revokeAdvertising } from "./revoke.ts";

type Ctx = Context<AppEnv>;

/** Per link, not per address: providers of mail press the button for many of their customers from a few machines. */
const CLICKS = { max: 10, seconds: 60 };
const GUESSES = { max: 30, seconds: 60 };
const STATUS = { ask: 200, done: 200, unknown: 404, tooMany: 429 } as const;

/**
 * Where the link in advertising leads: `/c/unsubscribe/{token}`, under /c so that the clubs' servers pass it on. GET asks with one
 * button, because scanners open every link; POST does it at once and never redirects, for the button of mail programs (RFC 8058).
 */
export const advertisingPages: Pages = (app, deps) => {
  app.get("/c/unsubscribe/:token", (c) => answer(c, deps, () => Promise.resolve("ask")));
  app.post("/c/unsubscribe/:token", (c) =>
    answer(c, deps, async (link) => {
      await revokeAdvertising(deps, link);
      return "done";
    }),
  );
};

async function answer(c: Ctx, deps: Deps, carryOut: (link: ConsentOf) => Promise<"ask" | "done">): Promise<Response> {
  await deps.clock.sync();
  const link = await readUnsubscribe(deps.db, c.req.param("token") ?? "");
  const key = link ? `unsubscribe:${link.kind}:${link.id}` : `unsubscribe-guess:${limitSource(c.get("ip"))}`;
  const limit = link ? CLICKS : GUESSES;
  try {
    await countAgainst(deps.db, key, { ...limit, max: limit.max * deps.config.limits.factor }, deps.clock.now());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    c.header("retry-after", String(error.facts.retryAfterSeconds ?? limit.seconds));
    return show(c, deps, "tooMany", undefined);
  }
  return show(c, deps, link ? await carryOut(link) : "unknown", link);
}

async function show(c: Ctx, deps: Deps, kind: keyof AdvertisingTexts["page"], link: ConsentOf | undefined): Promise<Response> {
  const mailbox = link && (await findMailbox(deps.db, link));
  const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
  const language = asked ?? mailbox?.language ?? fromBrowser(c.req.raw.headers, deps.config.defaultLanguage);
  const team = mailbox ? deps.teams.get(mailbox.teamId) : teamOfHost(c.req.header("x-forwarded-host") ?? null, deps.teams);
  const words = ADVERTISING_TEXTS[language].page[kind](team?.name ?? "Tribün");
  const here = (lang: Language) => `${c.req.path}?lang=${lang}`;
  const body = html`<div class="page">
    <h1>${words.title}</h1>
    <p>${words.text}</p>
    ${wayOn(kind, words.action, asked ? here(asked) : c.req.path, team?.origin)}
  </div>`;
  const otherLanguageUrl = kind === "ask" ? here(language === "de" ? "tr" : "de") : undefined;
  return sendPage(c, STATUS[kind], { title: words.title, team, language, otherLanguageUrl, sandbox: false, body });
}

function wayOn(kind: keyof AdvertisingTexts["page"], label: string, here: string, home: string | undefined): Markup | string {
  if (kind === "ask") return html`<form method="post" action="${here}"><button class="btn auto" type="submit">${label}</button></form>`;
  return home === undefined ? "" : html`<p><a class="btn auto" href="${home}">${label}</a></p>`;
}
