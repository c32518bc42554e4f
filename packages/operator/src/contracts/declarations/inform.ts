import type { Language } from "@tribun/domain";
import type { Letter } from "@tribun/mails";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../kernel/deps.ts";
import { DECLARATION_MAILS } from "../../words/declaration-texts.ts";
import type { DeclarationMails } from "../../words/declaration-types.ts";
import { sendMail } from "../../kernel/mail/send-mail-job.ts";
import type { Hotline } from "../../base/teams.ts";
import { type FoundContract, nameOf } from "./match.ts";
import type { DeclarationRow } from "./store.ts";
import { type Greeting, greetingTo } from "../../words/greeting.ts";

type Common = { greeting: Greeting; club: string; hotline: Hotline; receiptId: string; contract: string };

/**
 * Mails the account's own address in its language: a stranger may have sent the form, and only the contract's owner may learn the outcome.
 */
export async function inform(
  deps: Deps,
  db: Db,
  declaration: Pick<DeclarationRow, "id">,
  contract: FoundContract,
  write: (mails: DeclarationMails, common: Common, language: Language) => Letter,
): Promise<void> {
  const { fan } = contract;
  const team = deps.teams.get(fan.teamId);
  if (!team || fan.deletedAt !== null) return;
  const { name: club, hotline } = team;
  const common = { greeting: greetingTo(fan, fan.language), club, hotline, receiptId: declaration.id, contract: nameOf(contract) };
  const letter = write(DECLARATION_MAILS[fan.language], common, fan.language);
  await deps.outbox.enqueue(db, sendMail, { teamId: team.id, to: fan.email, letter });
}
