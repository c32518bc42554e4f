import { randomBytes } from "node:crypto";
import { termination, withdrawal } from "@tribun/api-client/contract";
import { germanDay, isIsoDate, type Language } from "@tribun/domain";
import { declarations } from "../../db/schema/operations.ts";
import type { BaseContext } from "../../http/context.ts";
import { validationProblem } from "../../http/field-errors.ts";
import { route } from "../../http/route.ts";
import { germanTime, type MailText, mailTexts } from "../../messages/messages.ts";
import { sendMail } from "../../providers/mail/send-mail-job.ts";
import type { Team } from "../../teams.ts";

type Ctx = BaseContext & { readonly team: Team };
type Declaration = { readonly name: string; readonly contract: string; readonly email: string };

export const serviceRoutes = [
  route(withdrawal, async ({ body, ctx }) => {
    const receipt = await record(ctx, body, { kind: "withdrawal" });
    await confirm(ctx, body.email, mailTexts(ctx.language).withdrawal({ ...body, ...factsOf(ctx, receipt) }));
    return { receiptId: receipt.id, receivedAt: receipt.receivedAt.toISOString() };
  }),

  route(termination, async ({ body, ctx }) => {
    const reason = body.reason?.trim();
    if (body.kind === "extraordinary" && !reason) throw validationProblem([{ field: "reason", rule: "terminationReason.required" }]);
    const date = body.date === undefined ? undefined : wantedDay(body.date, germanDay(ctx.clock.nowMs()));
    const receipt = await record(ctx, body, { kind: body.kind, reason: reason ?? null, wantedDate: date ?? null });
    const facts = { ...factsOf(ctx, receipt), kind: body.kind, reason, date: date && writtenDay(date, ctx.language) };
    await confirm(ctx, body.email, mailTexts(ctx.language).termination({ ...body, ...facts }));
    return { receiptId: receipt.id, receivedAt: receipt.receivedAt.toISOString(), ...(date && { effectiveDate: date }) };
  }),
];

/** Keeps the declaration with the time it arrived, which is what counts in law, whether or not the contract is found. */
async function record(
  ctx: Ctx,
  { name, contract, email }: Declaration,
  more: Pick<typeof declarations.$inferInsert, "kind" | "reason" | "wantedDate">,
) {
  const id = `${more.kind === "withdrawal" ? "W" : "K"}-${randomBytes(5).toString("hex").toUpperCase()}`;
  const receivedAt = ctx.clock.now();
  await ctx.db.insert(declarations).values({ id, teamId: ctx.team.id, name, contract, email, language: ctx.language, receivedAt, ...more });
  return { id, receivedAt };
}

function factsOf(ctx: Ctx, receipt: { readonly id: string; readonly receivedAt: Date }) {
  return {
    club: ctx.team.name,
    hotline: ctx.team.hotline,
    receiptId: receipt.id,
    receivedAt: germanTime(receipt.receivedAt, ctx.language),
  };
}

async function confirm(ctx: Ctx, to: string, text: MailText): Promise<void> {
  await ctx.deps.outbox.enqueue(ctx.db, sendMail, { teamId: ctx.team.id, to, ...text });
}

function wantedDay(date: string, today: string): string {
  if (!isIsoDate(date) || date < today) throw validationProblem([{ field: "date", rule: "date.invalid" }]);
  return date;
}

function writtenDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "de" ? "de-DE" : "tr-TR", { timeZone: "UTC", dateStyle: "long" }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
