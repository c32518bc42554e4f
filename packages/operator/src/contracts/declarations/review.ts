import type { CallParsed, decideDeclaration } from "@tribun/api-client/contract";
import { germanDay, laterDay, type Reason, transition } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../kernel/deps.ts";
import { Problem } from "../../base/problem.ts";
import { DECLARATION_MAILS } from "../../words/declaration-texts.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import { withdrawPack } from "../withdraw-pack.ts";
import { lacksOwner } from "./ask-owner.ts";
import { closeDeclarationCase } from "./confirm.ts";
import { decideReturn } from "./goods-return.ts";
import { inform } from "./inform.ts";
import { contractOf, findContract } from "./match.ts";
import { lockContract } from "./process.ts";
import { type DeclarationRow, lockDeclaration, move } from "./store.ts";
import { terminate } from "./terminate.ts";
import { withdrawJersey, withdrawTariff } from "./withdraw.ts";
import { greetingOf } from "../../words/greeting.ts";

export type Decision = CallParsed<typeof decideDeclaration>["body"];

/**
 * Carries out what staff decided about a declaration that no rule could decide. Staff may be more generous than the rules (a late
 * withdrawal, good cause), but cannot end a contract a second time.
 * @throws Problem -1 with status 403 for an unknown declaration or one of another club, 409 for one that is decided or cannot be carried
 * out
 */
export async function decideByPerson(deps: Deps, db: Db, teamId: number, id: string, decision: Decision): Promise<DeclarationRow> {
  const row = await lockDeclaration(db, id);
  if (!row || row.teamId !== teamId) throw Problem.failed({ status: 403, reason: "declaration.unknown" });
  if (row.state === "accepted" && row.returnState !== null) {
    await decideReturn(deps, db, row, decision);
    return (await lockDeclaration(db, id)) ?? row;
  }
  if (row.state !== "review") throw Problem.failed({ status: 409, reason: `declaration.${row.state}` });
  if (lacksOwner(row)) await closeDeclarationCase(deps, db, row, "Die Erklärung ist entschieden.");
  if (decision.decision === "reject") await reject(deps, db, row, decision.reason);
  else await accept(deps, db, row, decision);
  return (await lockDeclaration(db, id)) ?? row;
}

async function accept(deps: Deps, db: Db, row: DeclarationRow, named: Extract<Decision, { decision: "accept" }>): Promise<void> {
  const wanted = { ...row, contract: named.contract ?? row.contract, email: named.email ?? row.email };
  if (await withdrawPack(deps, db, wanted)) return;
  const other = wanted.contract !== row.contract || wanted.email !== row.email;
  const contract = await lockContract(db, await (other ? findContract(db, wanted) : contractOf(db, row)), row.receivedAt);
  const refuse = (reason: Reason) => Problem.failed({ status: 409, reason });
  if (!contract) throw refuse("contract.notFound");
  const { order, line } = contract;
  if (row.kind === "withdrawal") {
    if (!order) throw refuse("contract.noOrder");
    if (row.part === "jersey") {
      if (!order.jersey) throw refuse("contract.noJersey");
      return withdrawJersey(deps, db, row, { ...contract, order });
    }
    if (transition(order.state, "withdraw") === undefined && transition(order.state, "cancel") === undefined)
      throw refuse(`order.${order.state}`);
    return withdrawTariff(deps, db, row, { ...contract, order });
  }
  if (!line || line.state === "ended" || line.state === "pending") throw refuse(`line.${line?.state ?? "none"}`);
  const today = germanDay(deps.clock.nowMs());
  // For good cause a contract may end at once (§ 314 BGB), but not in the past.
  const endsOn = row.kind === "ordinary" ? undefined : laterDay(named.endsOn ?? row.wantedDate ?? today, today);
  return terminate(deps, db, row, { ...contract, line }, endsOn);
}

async function reject(deps: Deps, db: Db, row: DeclarationRow, reason: string): Promise<void> {
  await move(db, row, "reject");
  const contract = await contractOf(db, row);
  if (contract) return inform(deps, db, row, contract, (mails, common) => mails.rejected({ ...common, reason }));
  const team = deps.teams.get(row.teamId);
  if (!team) return;
  const facts = {
    greeting: greetingOf(row.language, row.name, false),
    club: team.name,
    hotline: team.hotline,
    receiptId: row.id,
    contract: row.contract,
    reason,
  };
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: row.email, letter: DECLARATION_MAILS[row.language].rejected(facts) });
}
