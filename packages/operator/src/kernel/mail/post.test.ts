import { sendSupportMessage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import type { Mail } from "../../ports/mail.ts";
import { postOf } from "./post.ts";
import { german } from "../../words/letters.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("an answer to a fan's mail goes to the club, one to a ticket to the fan", async () => {
  const sent: Mail[] = [];
  const post = postOf({ name: "post", send: (_, mail) => Promise.resolve(void sent.push(mail)) }, operator.deps.teams);
  const club = clubOf(2).provider.email;
  const mail = { teamId: 2, letter: german({ club: "Aslan Mobil" }, "Willkommen", "du bist da."), reference: "r" };
  await post.send(operator.deps.db, { ...mail, to: "elif@example.com" });
  await post.send(operator.deps.db, { ...mail, to: club, replyTo: "elif@example.com" });
  expect(sent.map(({ replyTo }) => replyTo)).toEqual([club, "elif@example.com"]);
});

test.each(SEED_TEAMS.map(({ id }) => id))(
  "a mail of club %i ends with who has written it, once; care is not told who it is",
  async (team) => {
    const to = `elif-${team}@example.com`;
    const body = { topic: "question" as const, name: "Elif Şahin", email: to, message: "Wann kommt meine SIM?" };
    await operator.call(sendSupportMessage, { body }, { team });
    await operator.runJobs();
    const { name, address, court, register, representative, vatId, phone, email } = clubOf(team).provider;
    const origin = operator.deps.teams.get(team)?.origin ?? "";
    const [mail] = await listMessages(operator.deps.db, { to });
    const foot = [
      `\n\n-- \n${name}, ${address}`,
      `${court}, ${register}`,
      `Geschäftsführung: ${representative} · USt-IdNr.: ${vatId}`,
      `${phone} · ${email}`,
      `Impressum / Künye: ${origin}/information/tag?lang=de`,
      `Datenschutz: ${origin}/information/privacy-policy?lang=de`,
    ].join("\n");
    expect(mail?.body.split(foot)).toEqual([expect.stringContaining("Deine Mannschaft von "), ""]);
    const [desk] = await listMessages(operator.deps.db, { to: email });
    expect(desk?.body).not.toContain(register);
  },
);
