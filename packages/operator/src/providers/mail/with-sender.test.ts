import { sendSupportMessage } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listMessages } from "../../sandbox/messages.ts";
import { clubOf } from "../../seed/clubs.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

test.each([1, 2, 3, 4])("a mail of club %i ends with who has written it, once; care is not told who it is", async (team) => {
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
});
