import { sendSupportMessage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { clubOf } from "../../base/clubs/clubs.ts";
import { SEED_TEAMS } from "../../base/clubs/teams.ts";
import type { Mail } from "../../ports/mail.ts";
import { withSender } from "./with-sender.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test("an answer to a fan's mail goes to the club, one to a ticket to the fan", async () => {
  const sent: Mail[] = [];
  const post = withSender({ name: "post", send: (_, mail) => Promise.resolve(void sent.push(mail)) }, operator.deps.teams);
  const club = clubOf(2).provider.email;
  const letter = { teamId: 2, subject: "Willkommen", text: "Hallo Elif,", reference: "r" };
  await post.send(operator.deps.db, { ...letter, to: "elif@example.com" });
  await post.send(operator.deps.db, { ...letter, to: club, replyTo: "elif@example.com" });
  expect(sent.map(({ replyTo }) => replyTo)).toEqual([club, "elif@example.com"]);
});

test.each(SEED_TEAMS.map(({ id }) => id))(
  "a mail of club %i ends with who has written it, once; care is not told who it is",
  async (team) => {
    const to = `elif-${team}@example.com`;
    const body = { topic: "question" as const, name: "Elif Şahin", email: to, message: "Wann kommt meine SIM?" };
    await operator.call(sendSupportMessage, { body }, { team });
    await operator.runJobs();
    const { name, address, register, phone, email } = clubOf(team).provider;
    const origin = operator.deps.teams.get(team)?.origin ?? "";
    const [mail] = await listMessages(operator.deps.db, { to });
    const foot = `\n\n-- \n${name}, ${address}\n${register}\n${phone} · ${email}\nImpressum / Künye: ${origin}/information/tag`;
    expect(mail?.body.split(foot)).toEqual([expect.stringContaining("Deine Mannschaft von "), ""]);
    const [desk] = await listMessages(operator.deps.db, { to: email });
    expect(desk?.body).not.toContain(register);
  },
);
