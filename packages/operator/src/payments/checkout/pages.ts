import { TransactionStatus } from "@tribun/domain";
import type { Context } from "hono";
import { html } from "hono/html";
import type { AppEnv, Pages } from "../../http/app-env.ts";
import type { Deps } from "../../kernel/deps.ts";
import { fromBrowser, teamOfHost } from "../../http/headers.ts";
import { limitSource } from "../../base/client-ip.ts";
import { Problem } from "../../base/problem.ts";
import { countAgainst } from "../../http/rate-limit.ts";
import { readBody } from "../../http/read-body.ts";
import { type CardEnd, ProviderUnreachable } from "../../ports/payment.ts";
import type { Team } from "../../base/teams.ts";
import { handOver } from "../hand-over.ts";
import { addressOf, type Asked, askedFor, otherUrl } from "./asked.ts";
import { paymentToConfirm, turnBack } from "./confirm.ts";
import { findCheckout, type FoundCheckout } from "./find.ts";
import { EMPTY, readForm } from "./form-input.ts";
import { formView, methodsOf, wordsOf } from "./form-view.ts";
import type { FormView } from "./form-facts.ts";
import type { PageFacts } from "../../http/page/page.ts";
import { startPayment } from "./pay.ts";
import { forgetRefused, keepRefused, refusedBefore } from "./refused.ts";
import { returnUrl } from "./return-url.ts";
import { sendPage } from "../../http/page/send-page.ts";
import { isOpen } from "./store.ts";
import { checkoutTexts } from "../../words/checkout-texts.ts";
import type { NoticeKind } from "../../words/checkout-types.ts";

type Ctx = Context<AppEnv>;

const POSTS = { max: 20, seconds: 60 };
/** Time in milliseconds that the page waits for the provider before the app takes over. */
const SETTLE_MS = 2000;
const LOOK_MS = 60;

/** The hosted checkout: `/c/{id}`. */
export const checkoutPages: Pages = (app, deps) => {
  const { takesCards } = deps.providers.payment;
  app.get("/c/:id", async (c) => {
    await deps.clock.sync();
    const found = await findCheckout(deps, deps.db, c.req.param("id"));
    if (!found) return unknown(c, deps);
    const asked = askedFor(found, (name) => c.req.query(name));
    // The provider sends the buyer back here; most payments are settled a moment later.
    if (c.req.query("back") === "done") return c.redirect(returnUrl(await whenSettled(deps, found)), 303);
    const before = refusedBefore(c, deps, found);
    const typed = before?.typed ?? EMPTY;
    return show(c, deps, { found, ...asked, takesCards, typed, errors: asked.refused && before ? before.errors : {} });
  });

  app.post("/c/:id", async (c) => {
    await deps.clock.sync();
    const found = await findCheckout(deps, deps.db, c.req.param("id"));
    if (!found) return unknown(c, deps);
    const form = new URLSearchParams(await readBody(c.req.raw));
    const asked = askedFor(found, (name) => form.get(name) ?? undefined);
    if (isForeign(c, deps)) return notice(c, deps, "foreignForm", found, asked);
    if (form.get("turnBack") === "yes") return stopConfirming(c, deps, found, asked);
    try {
      const key = `checkout:${limitSource(c.get("ip"))}`;
      await countAgainst(deps.db, key, { ...POSTS, max: POSTS.max * deps.config.limits.factor }, deps.clock.now());
    } catch (error) {
      if (error instanceof Problem) return notice(c, deps, "tooMany", found, asked);
      throw error;
    }
    const { typed, errors, input } = readForm(form, { methods: methodsOf({ ...asked, found }), takesCards, nowMs: deps.clock.nowMs() });
    const payable = found.subject.payable && isOpen(found.checkout, deps.clock.now());
    if (!payable) return c.redirect(addressOf(found, asked), 303);
    if (!input) {
      // Redirect, so that neither a reload nor the back button asks to send the form again.
      const isKept = keepRefused(c, deps, found, { typed, errors });
      return isKept
        ? c.redirect(addressOf(found, { ...asked, refused: true }), 303)
        : show(c, deps, { found, ...asked, takesCards, typed, errors });
    }
    forgetRefused(c, found);
    try {
      const origin = { ip: c.get("ip"), userAgent: (c.req.header("user-agent") ?? "").slice(0, 300) };
      const confirmAt = await deps.thirdPartySlots("payment", async () => {
        const payment = await startPayment(deps, found, input, { ...origin, language: asked.language });
        return payment && askProvider(deps, payment.id, input.method === "sepa" ? undefined : input.card);
      });
      // A fresh page leads to the provider: browsers apply form-action to redirects after a form, and the provider has many addresses.
      if (confirmAt) return c.redirect(`/c/${found.checkout.id}?go=1`, 303);
    } catch (error) {
      if (error instanceof Problem && error.code === "1108") return notice(c, deps, "numberTaken", found, asked);
      if (error instanceof Problem && error.code === "1033") return notice(c, deps, "sameTariff", found, asked);
      if (error instanceof Problem && error.facts.reason === "busy") return busy(c, deps, error, found, asked);
      throw error;
    }
    const settled = await whenSettled(deps, found);
    return c.redirect(returnUrl(settled), 303);
  });
};

function unknown(c: Ctx, deps: Deps): Response | Promise<Response> {
  const language = fromBrowser(c.req.raw.headers, deps.config.defaultLanguage);
  return notice(c, deps, "unknown", undefined, { language, version: 2, all: false, refused: false });
}

/** Shows the form while there is something to pay, else what has happened instead. */
function show(c: Ctx, deps: Deps, view: FormView & Asked): Response | Promise<Response> {
  const { found, language } = view;
  const { subject, checkout } = found;
  const { status } = subject;
  if (status === TransactionStatus.Success || status === TransactionStatus.Processing)
    return notice(c, deps, checkout.purpose === "method" ? "kept" : "paid", found, view);
  if (status === TransactionStatus.Pending) return waiting(c, deps, view);
  if (!subject.payable) return notice(c, deps, "ended", found, view);
  if (!isOpen(checkout, deps.clock.now())) return notice(c, deps, "expired", found, view);
  const team = deps.teams.get(subject.teamId);
  const hasErrors = Object.keys(view.errors).length > 0;
  return send(c, deps, team, hasErrors ? 422 : 200, {
    title: wordsOf(checkout.purpose, checkoutTexts(language)).title,
    language,
    otherLanguageUrl: otherUrl(found, view),
    body: formView(view),
  });
}

/** Shows a payment under way: the fan only waits, or still has to confirm it at the provider. */
async function waiting(c: Ctx, deps: Deps, view: FormView & Asked): Promise<Response> {
  const { found, language } = view;
  const payment = await paymentToConfirm(deps.db, found.checkout.id);
  if (!payment?.redirectUrl) return notice(c, deps, "processing", found, view);
  const t = wordsOf(found.checkout.purpose, checkoutTexts(language)).confirm;
  return send(c, deps, deps.teams.get(found.subject.teamId), 200, {
    title: t.title,
    language,
    otherLanguageUrl: otherUrl(found, view),
    leadTo: c.req.query("go") === "1" ? payment.redirectUrl : undefined,
    body: html`<div class="page">
      <h1>${t.title}</h1>
      <p>${t.text}</p>
      <p><a class="btn auto" href="${payment.redirectUrl}">${t.action}</a></p>
      <form method="post" action="/c/${found.checkout.id}">
        <input type="hidden" name="turnBack" value="yes" /><button class="quiet" type="submit">${t.other}</button>
      </form>
    </div>`,
  });
}

/** Cancels the payment and leads back to the form. If the provider does not answer, the payment stays as it is. */
async function stopConfirming(c: Ctx, deps: Deps, found: FoundCheckout, asked: Asked): Promise<Response> {
  try {
    await deps.thirdPartySlots("payment", () => turnBack(deps, found.checkout.id));
  } catch (error) {
    if (error instanceof Problem && error.facts.reason === "busy") return busy(c, deps, error, found, asked);
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error }, "a payment could not be cancelled at the provider");
  }
  return c.redirect(`/c/${found.checkout.id}?choose=1`, 303);
}

/** Too many requests wait for the provider at this moment. Nothing has happened yet. */
function busy(c: Ctx, deps: Deps, { facts }: Problem, found: FoundCheckout, asked: Asked): Response | Promise<Response> {
  c.header("retry-after", String(facts.retryAfterSeconds ?? 1));
  return notice(c, deps, "busy", found, asked);
}

/** Returns the address where the buyer confirms. Without an answer the outbox tries again, and the fan waits in the app. */
async function askProvider(deps: Deps, paymentId: string, card: CardEnd | undefined): Promise<string | undefined> {
  try {
    return await handOver(deps, deps.db, paymentId, card);
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    deps.log.warn({ err: error, paymentId }, "the payment provider did not answer");
    return undefined;
  }
}

const STATUS = {
  unknown: 404,
  expired: 410,
  paid: 200,
  kept: 200,
  processing: 200,
  ended: 410,
  numberTaken: 409,
  sameTariff: 409,
  tooMany: 429,
  busy: 503,
  foreignForm: 403,
} as const;

function notice(c: Ctx, deps: Deps, kind: NoticeKind, found: FoundCheckout | undefined, asked: Asked): Response | Promise<Response> {
  const texts = checkoutTexts(asked.language);
  const t = (found && wordsOf(found.checkout.purpose, texts).notices[kind]) ?? texts.notices[kind];
  const team = found ? deps.teams.get(found.subject.teamId) : teamOfHost(c.req.header("x-forwarded-host") ?? null, deps.teams);
  const body = html`<div class="page">
    <h1>${t.title}</h1>
    <p>${t.text}</p>
    ${team ? html`<p><a class="btn auto" href="${targetOf(kind, found, team)}">${t.action}</a></p>` : ""}
  </div>`;
  return send(c, deps, team, STATUS[kind], {
    title: t.title,
    language: asked.language,
    otherLanguageUrl: found && otherUrl(found, asked),
    body,
  });
}

function targetOf(kind: NoticeKind, found: FoundCheckout | undefined, team: Team): string {
  if (!found) return `${team.origin}/dashboard`;
  const { checkout } = found;
  if (kind === "paid" || kind === "kept" || kind === "processing") return returnUrl(found);
  if (kind === "numberTaken") return `${team.origin}/order/number`;
  if (kind === "tooMany" || kind === "busy" || kind === "foreignForm") return `/c/${checkout.id}`;
  return `${team.origin}/dashboard`;
}

type Content = Pick<PageFacts, "title" | "language" | "otherLanguageUrl" | "body" | "leadTo">;

function send(c: Ctx, deps: Deps, team: Team | undefined, status: Parameters<typeof sendPage>[1], content: Content) {
  return sendPage(c, status, { ...content, team, sandbox: deps.config.mode === "sandbox" });
}

/** True for a form that was sent from a page of neither the operator nor a club. */
function isForeign(c: Ctx, deps: Deps): boolean {
  const origin = c.req.header("origin");
  if (origin === undefined || origin === "null") return c.req.header("sec-fetch-site") === "cross-site";
  const own = [new URL(deps.config.publicUrl).origin, new URL(c.req.url).origin, ...[...deps.teams.values()].map((team) => team.origin)];
  return !own.includes(origin);
}

/** Waits a moment for the provider's answer, so that most fans see a result and not a waiting page. */
async function whenSettled(deps: Deps, found: FoundCheckout): Promise<FoundCheckout> {
  const end = deps.clock.nowMs() + SETTLE_MS;
  let latest = (await findCheckout(deps, deps.db, found.checkout.id)) ?? found;
  while (latest.subject.status === TransactionStatus.Pending && deps.clock.nowMs() < end) {
    await deps.pause(LOOK_MS);
    latest = (await findCheckout(deps, deps.db, found.checkout.id)) ?? latest;
  }
  return latest;
}
