import type { GiveawayEntryInput } from "@tribun/api-client/contract";
import { runDueJobs } from "../outbox/runner.ts";
import { drawGiveaway } from "../resources/giveaways/draw-job.ts";
import { listMessages } from "../sandbox/messages.ts";
import type { TestOperator } from "./index.ts";

/** A complete entry for the open giveaway of the seed. */
export function giveawayForm(email: string, overrides: Partial<GiveawayEntryInput> = {}): GiveawayEntryInput {
  return {
    giveawayKey: "derbi",
    firstName: "Elif",
    lastName: "Şahin",
    email,
    birthday: "1995-04-12",
    consentMarketing: true,
    consentTextVersion: "giveaway-2026-4",
    terms: true,
    ...overrides,
  };
}

/** The mails to an address, newest first, after the outbox has worked. */
export async function mailsTo(operator: TestOperator, email: string) {
  await operator.runJobs();
  return listMessages(operator.deps.db, { to: email, channel: "mail" });
}

/** The secret of a link in the newest mail to an address: the one that confirms, or the one that takes the consent back. */
export async function linkIn(operator: TestOperator, email: string, name: "token" | "revoke"): Promise<string> {
  const [mail] = await mailsTo(operator, email);
  const pattern = name === "token" ? /[?&]token=([^\s&]+)/ : /\/c\/unsubscribe\/([^\s?]+)/;
  const value = pattern.exec(mail?.body ?? "")?.[1];
  if (!value) throw new Error(`no ${name} in the newest mail to ${email}`);
  return decodeURIComponent(value);
}

/** Closes the lists of what is to be drawn; the values of its draws come later. */
export async function closeLists(operator: TestOperator): Promise<void> {
  await operator.runRecurring("giveaways.draw");
  await runDueJobs(operator.deps, [drawGiveaway]);
}

/** Has everything drawn that is to be drawn, a quarter of an hour later, when its values are out; the mails wait. */
export async function drawDue(operator: TestOperator): Promise<void> {
  await closeLists(operator);
  operator.clock.advance({ minutes: 15 });
  await runDueJobs(operator.deps, [drawGiveaway]);
}
