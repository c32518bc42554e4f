import { type Language, LANGUAGES } from "@tribun/domain";
import { type Letter, withOther } from "@tribun/mails";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { declarations } from "../../db/schema/operations.ts";
import { hasRoom } from "../../http/rate-limit.ts";
import { greetingOf } from "../../words/greeting.ts";
import { OTHER_LANGUAGE } from "../../words/confirm-texts.ts";
import { NOT_REPEATED } from "../../words/declared-words.ts";
import { germanTime, mailTexts } from "../../words/messages.ts";
import { writtenDay } from "../../words/written.ts";
import { defineJob } from "../../kernel/outbox/job.ts";
import { paperName } from "../../papers/file-name.ts";
import { sheetPdf } from "../../papers/sheet-pdf.ts";
import { receiptText } from "../../papers/receipt-texts.ts";
import type { Team } from "../../base/teams.ts";
import { sha256 } from "../../security/seal.ts";
import { findPurchase } from "../withdraw-pack.ts";
import { CONFIRM_PAGE } from "./ask-owner.ts";
import { findContract } from "./match.ts";
import { declaredByOwner } from "./owner.ts";
import type { DeclarationRow } from "./store.ts";
import { endAtOnce } from "./terminate.ts";

/** Receipts that an address gets in a day, counted apart for its own contracts and for others, because a form may name any address. */
const MAILS_PER_DAY = { max: 5, seconds: 86_400 };

/**
 * Confirms at once, on a durable medium, what was declared and when it arrived (§§ 312k(4), 356a(4) BGB). The text is the same whether or
 * not a contract was found. Turkish readers also get the German text, because it is the binding one. An address without such a contract may
 * belong to a stranger, so the receipt does not repeat the free text to it.
 */
export const sendReceipt = defineJob(
  "declaration.receipt",
  v.object({ declarationId: v.string() }),
  async ({ declarationId }, { deps, db, id }) => {
    const [found] = await db.select().from(declarations).where(eq(declarations.id, declarationId));
    const team = found && deps.teams.get(found.teamId);
    if (!found || !team) return;
    const row = { ...found, endsOn: (await endAtOnce(db, found)) ?? null };
    const isOwners = ((await findPurchase(db, row)) ?? (await findContract(db, row))) !== undefined;
    const mails = `receipt-mail:${team.id}:${isOwners ? "own" : "foreign"}:${sha256(row.email)}`;
    // A session proves the owner of the contract, but not of the mailbox.
    if (!(isOwners && declaredByOwner(row)) && !(await hasRoom(db, mails, MAILS_PER_DAY, deps.clock.now()))) return;
    const languages: readonly Language[] = row.language === "de" ? ["de"] : LANGUAGES;
    const declaredIn = (language: Language) => (isOwners || row.reason === null ? row : { ...row, reason: NOT_REPEATED[language] });
    const own = receiptMail(declaredIn(row.language), team, row.language);
    const { separator } = OTHER_LANGUAGE[row.language];
    const letter = row.language === "de" ? own : withOther(own, separator, receiptMail(declaredIn("de"), team, "de"));
    const attachments = await Promise.all(
      languages.map(async (language) => ({
        fileName: paperName(team, "declaration", language),
        contentType: "application/pdf",
        content: await sheetPdf(receiptText(declaredIn(language), team, language), {
          language,
          teamId: team.id,
          createdAt: row.receivedAt.toISOString(),
        }),
      })),
    );
    await deps.providers.mail.send(db, {
      reference: id,
      teamId: team.id,
      to: row.email,
      letter,
      attachments,
    });
  },
  { lane: "messages" },
);

function receiptMail(row: DeclarationRow, team: Team, language: Language): Letter {
  const { name, contract, email, part } = row;
  const facts = {
    ...{ club: team.name, hotline: team.hotline },
    ...{ receiptId: row.id, receivedAt: germanTime(row.receivedAt, language) },
    ...{ greeting: greetingOf(language, name, false), name, contract, email },
    confirmAt: declaredByOwner(row) ? undefined : `${team.origin}${CONFIRM_PAGE}?receipt=${row.id}`,
  };
  if (row.kind === "withdrawal") return mailTexts(language).withdrawal({ ...facts, part });
  const date = row.wantedDate === null ? undefined : writtenDay(row.wantedDate, language);
  const endsOn = row.endsOn === null ? undefined : writtenDay(row.endsOn, language);
  return mailTexts(language).termination({ ...facts, kind: row.kind, reason: row.reason ?? undefined, date, endsOn });
}
