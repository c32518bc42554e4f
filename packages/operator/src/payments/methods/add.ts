import { randomUUID } from "node:crypto";
import type { addPaymentMethod, CallParsed } from "@tribun/api-client/contract";
import { accountHolder, CREDITOR_ID, refusalWord } from "@tribun/domain";
import { sepaIban } from "@tribun/domain/bank";
import * as v from "valibot";
import { type PaymentMethodRow, sepaMandates } from "../../db/schema/payments.ts";
import type { Context } from "../../http/context.ts";
import { validationProblem } from "../../base/field-errors.ts";
import { type FieldError, Problem } from "../../base/problem.ts";
import { type DirectDebit, ProviderUnreachable, type SaveAnswer, type SaveRequest } from "../../ports/payment.ts";
import { ibanSealer, maskIban } from "../../security/iban.ts";
import { mandateReference, mandateText } from "../checkout/mandate.ts";
import { orderNumber } from "../../base/ids.ts";
import { keepMethod, METHOD_LABELS } from "./remember.ts";

type Body = CallParsed<typeof addPaymentMethod>["body"];
type Caller = Context<typeof addPaymentMethod>;

/**
 * Adds a payment method. A bank account needs a SEPA mandate, whose text, time and origin are stored (L33).
 * @throws Problem 400 with every broken rule; 1038 when the provider refuses it or does not answer
 */
export async function addMethod(ctx: Caller, body: Body): Promise<PaymentMethodRow> {
  const { deps, db, user, team } = ctx;
  const now = ctx.clock.now();
  const methodId = randomUUID();
  const input = body.type === "sepa" ? debitInput(body) : { token: tokenInput(body) };
  const debit: DirectDebit | undefined =
    "iban" in input
      ? {
          ...input,
          mandateReference: mandateReference(orderNumber(), methodId),
          acceptedAt: now,
          ip: ctx.ip,
          userAgent: (ctx.headers.get("user-agent") ?? "").slice(0, 300),
        }
      : undefined;
  const payer = { userId: user.id, teamId: team.id, email: user.email, language: ctx.language };
  const token = "token" in input ? input.token : undefined;
  const saved = await save(ctx, { methodId, type: body.type, payer, debit, token });
  const own = { id: methodId, userId: user.id, teamId: team.id, type: body.type, token: saved.token };
  const context = { deps, db, now };
  if (!debit) return keepMethod(context, { ...own, identity: saved.token, label: saved.label ?? METHOD_LABELS[body.type] });
  const { iban, holder, acceptedAt, ip, userAgent } = debit;
  const ibanSealed = ibanSealer(deps.config).seal(iban);
  const label = maskIban(iban);
  await db.insert(sepaMandates).values({
    reference: debit.mandateReference,
    userId: user.id,
    creditorId: CREDITOR_ID,
    ibanSealed,
    ibanMasked: label,
    holder,
    text: mandateText(team.id, ctx.language),
    acceptedAt,
    ip,
    userAgent,
  });
  return keepMethod(context, { ...own, identity: iban, label, ibanSealed, holder, mandateReference: debit.mandateReference });
}

async function save(ctx: Caller, request: SaveRequest): Promise<Extract<SaveAnswer, { kind: "saved" }>> {
  try {
    const answer = await ctx.deps.providers.payment.save(ctx.db, request);
    if (answer.kind === "refused") throw Problem.paymentFailed({ reason: refusalWord(answer.reason) });
    return answer;
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) throw Problem.paymentFailed({ reason: "providerUnreachable", cause });
    throw cause;
  }
}

function debitInput(body: Body): Pick<DirectDebit, "iban" | "holder"> {
  const iban = v.safeParse(sepaIban, body.iban);
  const holder = v.safeParse(accountHolder, body.holder);
  const errors: FieldError[] = [
    ...(iban.success ? [] : [{ field: "iban", rule: iban.issues[0].message }]),
    ...(holder.success ? [] : [{ field: "holder", rule: holder.issues[0].message }]),
    ...(body.mandateAccepted === true ? [] : [{ field: "mandateAccepted", rule: "mandate.required" }]),
  ];
  if (!iban.success || !holder.success || errors.length > 0) throw validationProblem(errors);
  return { iban: iban.output, holder: holder.output };
}

function tokenInput({ token }: Body): string {
  const given = token?.trim() ?? "";
  if (!/^[\w.|:=-]{8,255}$/.test(given)) throw validationProblem([{ field: "token", rule: "paymentToken.required" }]);
  return given;
}
