import { login, sendSupportMessage, supportCases } from "@tribun/api-client/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handToCare } from "../care/support/hand-to-care.ts";
import { newContract } from "../testing/declarations.ts";
import { FAN_PASSWORD } from "../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../testing/index.ts";
import { supportMessage } from "../testing/support.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const submit = (fields: Record<string, string>) =>
  operator.request("/sandbox/support", { method: "POST", body: new URLSearchParams(fields) });
const page = async () => (await operator.request("/sandbox")).text();

test("a fan's message waits on the page, escaped, and the answer given there is read in the account", async () => {
  expect(await page()).toContain("None. What a fan writes under Hilfe or Destek waits here for an answer.");
  const { shopper, email } = await newContract(operator, { tariffId: "tribun-s" });
  const body = supportMessage(email, { message: "<script>1</script>" });
  const { ticket } = await operator.call(sendSupportMessage, { body }, shopper.as);
  expect(await page()).toContain(`<label for="answer-${ticket}">`);
  expect(await page()).not.toContain("<script>1</script>");
  const answer = await submit({ ticket, answer: " Morgen. " });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sandbox"]);
  expect(await page()).not.toContain(ticket);
  expect((await submit({ ticket, answer: "Noch einmal." })).status).toBe(404);
  const { accessToken: token } = await operator.call(login, { body: { identifier: email, password: FAN_PASSWORD } });
  expect(await operator.call(supportCases, undefined, { token })).toMatchObject([{ ticket, answer: "Morgen." }]);
});

test("a line that was out earns its compensation by the button that says so", async () => {
  const { shopper, email } = await newContract(operator, { tariffId: "tribun-s" });
  const { ticket } = await operator.call(sendSupportMessage, { body: supportMessage(email, { topic: "fault" }) }, shopper.as);
  expect(await page()).toContain("Close, the line was out");
  expect((await submit({ ticket, answer: "", outage: "yes" })).status).toBe(303);
  const [closed] = await operator.call(supportCases, undefined, shopper.as);
  expect(closed).toMatchObject({ ticket, resolvedAt: expect.any(String) });
  expect(closed?.answer).toBeUndefined();
});

test("what our own people have to finish is closed without words, and a form that nobody sent is refused", async () => {
  const { userId } = await newContract(operator, { tariffId: "tribun-s" });
  const ours = { teamId: 1, userId, lineId: null, reference: "line.takeOff:3", message: "Für uns allein." };
  await handToCare(operator.deps, operator.deps.db, ours);
  const ticket = /value="(T-[\dA-F]+)"/.exec(await page())?.[1] ?? "";
  expect(await page()).not.toContain(`answer-${ticket}`);
  expect((await submit({ ticket, answer: "Hallo." })).status).toBe(404);
  expect((await submit({ ticket })).status).toBe(303);
  expect((await submit({ answer: "Wem?" })).status).toBe(400);
});
