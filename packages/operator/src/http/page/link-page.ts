import { type Language, LANGUAGES, otherLanguage } from "@tribun/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { AppEnv, Pages } from "../app-env.ts";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../kernel/deps.ts";
import { limitSource } from "../../base/client-ip.ts";
import { fromBrowser, teamOfHost } from "../headers.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst } from "../rate-limit.ts";
import type { LinkPageKind, LinkPageWords } from "../../words/link-page-texts.ts";
import type { Markup } from "./page.ts";
import { sendPage } from "./send-page.ts";

type Ctx = Context<AppEnv>;
/** The page to show. `wayOn` is the target of its button when it is done; the default is the club's home page. */
type Shown<K> = { readonly kind: K; readonly wayOn?: string | undefined };
type Recipient = { readonly teamId: number; readonly language: Language };

/** What a link in a mail or an SMS does. */
export type LinkPage<L, K extends LinkPageKind> = {
  /** The page is `/c/{name}/{token}`. */
  readonly name: string;
  /** Reads what a genuine token was issued for. */
  readonly read: (db: Db, token: string) => Promise<L | undefined>;
  /** Key of the link for the rate limits. */
  readonly keyOf: (link: L) => string;
  readonly recipient: (db: Db, link: L) => Promise<Recipient | undefined>;
  readonly carryOut: (deps: Deps, link: L) => Promise<Shown<K>>;
  readonly words: Record<Language, Record<K | "ask" | "unknown" | "tooMany", (club: string) => LinkPageWords>>;
};

/** Per link, not per IP address, because mail providers press the button for many of their customers from a small number of machines. */
const CLICKS = { max: 10, seconds: 60 };
const GUESSES = { max: 30, seconds: 60 };
const STATUS = { ask: 200, done: 200, late: 410, unknown: 404, tooMany: 429 } as const;

/**
 * Serves the page of a link that works without a session and without a script, under /c because the clubs' servers proxy that path. GET
 * shows one button, because scanners open every link. POST acts at once and never redirects, for the button of mail programs (RFC 8058).
 */
export function linkPage<L, K extends LinkPageKind>(of: LinkPage<L, K>): Pages {
  return (app, deps) => {
    app.get(`/c/${of.name}/:token`, (c) => answer(c, deps, of, () => Promise.resolve({ kind: "ask" })));
    app.post(`/c/${of.name}/:token`, (c) => answer(c, deps, of, (link) => of.carryOut(deps, link)));
  };
}

async function answer<L, K extends LinkPageKind>(
  c: Ctx,
  deps: Deps,
  of: LinkPage<L, K>,
  carryOut: (link: L) => Promise<Shown<K | "ask">>,
): Promise<Response> {
  await deps.clock.sync();
  const link = await of.read(deps.db, c.req.param("token") ?? "");
  const key = link === undefined ? `${of.name}-guess:${limitSource(c.get("ip"))}` : `${of.name}:${of.keyOf(link)}`;
  const limit = link === undefined ? GUESSES : CLICKS;
  try {
    await countAgainst(deps.db, key, { ...limit, max: limit.max * deps.config.limits.factor }, deps.clock.now());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    c.header("retry-after", String(error.facts.retryAfterSeconds ?? limit.seconds));
    return show(c, deps, of, undefined, { kind: "tooMany" });
  }
  return show(c, deps, of, link, link === undefined ? { kind: "unknown" } : await carryOut(link));
}

async function show<L, K extends LinkPageKind>(
  c: Ctx,
  deps: Deps,
  of: LinkPage<L, K>,
  link: L | undefined,
  { kind, wayOn }: Shown<K | "ask" | "unknown" | "tooMany">,
): Promise<Response> {
  const to = link === undefined ? undefined : await of.recipient(deps.db, link);
  const asked = LANGUAGES.find((language) => language === c.req.query("lang"));
  const language = asked ?? to?.language ?? fromBrowser(c.req.raw.headers, deps.config.defaultLanguage);
  const team = to ? deps.teams.get(to.teamId) : teamOfHost(c.req.header("x-forwarded-host") ?? null, deps.teams);
  const words = of.words[language][kind](team?.name ?? "Tribün");
  const here = (lang: Language) => `${c.req.path}?lang=${lang}`;
  const next = kind === "ask" ? ask(words.action, asked ? here(asked) : c.req.path) : lead(words.action, wayOn ?? team?.origin);
  const body = html`<div class="page">
    <h1>${words.title}</h1>
    <p>${words.text}</p>
    ${next}
  </div>`;
  const otherLanguageUrl = kind === "ask" ? here(otherLanguage(language)) : undefined;
  return sendPage(c, STATUS[kind], { title: words.title, team, language, otherLanguageUrl, sandbox: false, body });
}

const ask = (label: string, here: string): Markup =>
  html`<form method="post" action="${here}"><button class="btn auto" type="submit">${label}</button></form>`;

const lead = (label: string, to: string | undefined): Markup | string =>
  to === undefined ? "" : html`<p><a class="btn auto" href="${to}">${label}</a></p>`;
