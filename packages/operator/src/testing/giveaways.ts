import type { GiveawayEntryInput } from "@tribun/api-client/contract";
import { runDueJobs } from "../kernel/outbox/runner.ts";
import { drawGiveaway } from "../fun/giveaways/draw-job.ts";
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

/** Returns the mails to an address, newest first, after running the outbox. */
export async function mailsTo(operator: TestOperator, email: string) {
  await operator.runJobs();
  return listMessages(operator.deps.db, { to: email, channel: "mail" });
}

/** Returns the token of a link in the newest mail to an address: the confirmation's, or that of withdrawing the consent. */
export async function linkIn(operator: TestOperator, email: string, name: "token" | "revoke"): Promise<string> {
  const [mail] = await mailsTo(operator, email);
  const pattern = name === "token" ? /[?&]token=([^\s&]+)/ : /\/c\/unsubscribe\/([^\s?]+)/;
  const value = pattern.exec(mail?.body ?? "")?.[1];
  if (!value) throw new Error(`no ${name} in the newest mail to ${email}`);
  return decodeURIComponent(value);
}

/** Closes the lists of the due draws; the beacon's values come later. */
export async function closeLists(operator: TestOperator): Promise<void> {
  await operator.runRecurring("giveaways.draw");
  await runDueJobs(operator.deps, [drawGiveaway]);
}

/** Runs all due draws a quarter of an hour later, when the beacon's values are available; does not send the mails. */
export async function drawDue(operator: TestOperator): Promise<void> {
  await closeLists(operator);
  operator.clock.advance({ minutes: 15 });
  await runDueJobs(operator.deps, [drawGiveaway]);
}
