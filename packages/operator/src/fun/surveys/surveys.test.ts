import { randomUUID } from "node:crypto";
import { answerSurvey, me, ping, surveyDetail } from "@tribun/api-client/contract";
import { normaliseEmail } from "@tribun/domain";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestAnswers, surveyAnswers, surveys } from "../../db/schema/fan-service.ts";
import { lastPath, openLink } from "../../testing/account.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pointsOf } from "../../fans/account/fan-profile.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => operator.stop());

const params = { id: "current" };
const answers = { recommend: 5, reason: "turkey", missing: "Nichts, danke" };

test("asks in both languages, the running one also by the name current", async () => {
  const german = await operator.call(surveyDetail, { params });
  const turkish = await operator.call(surveyDetail, { params: { id: german.id } }, { language: 0 });
  expect([german.title, turkish.title]).toEqual(["Vier Fragen aus der Kurve", "Tribünden dört soru"]);
  expect(turkish.questions.map(({ id }) => id)).toEqual(["recommend", "reason", "order", "missing"]);
  expect(turkish.questions[1]?.options?.[1]).toEqual({ id: "turkey", text: "Türkiye dakikaları ve paketleri" });
});

test("is answered once by a fan, who gets points and a badge for it", async () => {
  const { accessToken: token } = await newFan(operator);
  const { id } = await operator.call(me, undefined, { token });
  const { revision } = await operator.call(ping, undefined, { token });
  const tries = await Promise.all([1, 2, 3].map(() => operator.raw(answerSurvey, { params, body: { answers } }, { token })));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await operator.fails(answerSurvey, { params, body: { answers } }, { token })).toMatchObject({
    code: "-1",
    reason: "alreadyAnswered",
  });
  expect((await operator.call(surveyDetail, { params }, { token })).answered).toBe(true);
  expect(await pointsOf(operator.deps.db, id)).toBe(20);
  expect((await operator.call(me, undefined, { token })).badges.map((badge) => badge.id)).toContain("surveyor");
  expect((await operator.call(ping, undefined, { token })).revision, "other devices are told").toBe(revision + 1);
  const [kept] = await operator.deps.db.select().from(surveyAnswers).where(eq(surveyAnswers.userId, id));
  expect(kept?.answers).toEqual(answers);
});

const from = (email: string) => ({ params, body: { answers, email } });
const press = async (path: string) => operator.request(path, { method: "POST" });
const counted = async () => operator.deps.db.$count(surveyAnswers);

test("a guest names a mailbox, and the answer counts by a press behind the link of its mail alone, once", async () => {
  const email = `${randomUUID()}@example.com`;
  const before = await counted();
  expect((await operator.fails(answerSurvey, { params, body: { answers } })).fieldErrors).toEqual([
    { field: "email", rule: "email.required" },
  ]);
  expect(await operator.call(answerSurvey, from(email))).toMatchObject({ status: "confirmationSent" });
  const link = await lastPath(operator, "survey", email);
  expect(await (await operator.request(link)).text(), "programs open links, too").toContain("Antworten bestätigen");
  expect(await counted()).toBe(before);
  for (let i = 0; i < 2; i++) expect(await (await press(link)).text()).toContain("Danke, das hilft uns");
  expect(await counted()).toBe(before + 1);
  const kept = JSON.stringify([await operator.deps.db.select().from(surveyAnswers), await operator.deps.db.select().from(guestAnswers)]);
  expect(kept, "the address is not kept").not.toContain(email);
});

test("new carts, addresses and spellings give a mailbox no second answer, and no refusal tells that it has one", async () => {
  const name = randomUUID();
  const spellings = [`${name}@example.com`, `${name}+two@example.com`, `${name.toUpperCase()}@example.com`];
  const before = await counted();
  for (const [index, email] of spellings.entries()) {
    const as = { cart: randomUUID(), ip: `203.0.113.${index}` };
    expect(await operator.call(answerSurvey, from(email), as)).toMatchObject({ status: "confirmationSent" });
    expect((await press(await lastPath(operator, "survey", normaliseEmail(email)))).status).toBe(200);
  }
  expect(await counted()).toBe(before + 1);
  const mails = () => operator.deps.db.$count(guestAnswers);
  const sent = await mails();
  expect(await operator.call(answerSurvey, from(`${name}@example.com`))).toMatchObject({ status: "confirmationSent" });
  expect(await mails(), "nobody's mailbox is filled").toBe(sent);
});

test("an account whose proven mailbox answered as a guest has answered", async () => {
  const { accessToken: token, form } = await newFan(operator);
  await openLink(operator, form.email);
  await operator.call(answerSurvey, from(form.email));
  await press(await lastPath(operator, "survey", form.email));
  expect((await operator.call(surveyDetail, { params }, { token })).answered).toBe(true);
  expect(await operator.fails(answerSurvey, { params, body: { answers } }, { token })).toMatchObject({ reason: "alreadyAnswered" });
  expect((await operator.call(surveyDetail, { params })).answered, "a guest is told nothing").toBe(false);
});

test("a link is good for 72 hours, and a forged one for nothing", async () => {
  const email = `${randomUUID()}@example.com`;
  const before = await counted();
  await operator.call(answerSurvey, from(email));
  const link = await lastPath(operator, "survey", email);
  expect((await press(`${link}x`)).status).toBe(404);
  operator.clock.advance({ hours: 72 });
  expect((await press(link)).status).toBe(410);
  await operator.runRecurring("privacy.purge");
  expect(await operator.deps.db.$count(guestAnswers)).toBe(0);
  expect((await press(link)).status).toBe(410);
  expect(await counted()).toBe(before);
});

test("once a survey is over no answer of it names a mailbox, not even by its hash", async () => {
  const { db, clock } = operator.deps;
  await db.update(surveys).set({ closesAt: clock.now() });
  operator.clock.advance({ hours: 73 });
  await operator.runRecurring("privacy.purge");
  expect(await db.$count(surveyAnswers, isNotNull(surveyAnswers.mailbox))).toBe(0);
  await db.update(surveys).set({ closesAt: null });
});

test("every answer that fits no question is told at once, and skipped ones are fine", async () => {
  const refused = async (given: object) =>
    (await operator.fails(answerSurvey, { params, body: { answers: given, email: "a@example.com" } })).fieldErrors;
  expect(await refused({ recommend: 6, reason: "weather", missing: 3, more: "x" })).toEqual([
    { field: "answers", rule: "surveyAnswer.invalid" },
    { field: "answers.recommend", rule: "surveyAnswer.invalid" },
    { field: "answers.reason", rule: "surveyAnswer.invalid" },
    { field: "answers.missing", rule: "surveyAnswer.invalid" },
  ]);
  expect(await refused({ missing: "" })).toEqual([
    { field: "answers.recommend", rule: "surveyAnswer.required" },
    { field: "answers.reason", rule: "surveyAnswer.required" },
  ]);
  await operator.call(answerSurvey, { params, body: { answers: { recommend: 1, reason: "price" }, email: "a@example.com" } });
});

test("one that does not run is not found", async () => {
  expect(await operator.fails(surveyDetail, { params: { id: "nope" } })).toMatchObject({
    status: 404,
    code: "-1",
    reason: "unknownSurvey",
  });
  await operator.deps.db.update(surveys).set({ closesAt: operator.deps.clock.now() });
  expect(await operator.fails(answerSurvey, { params, body: { answers } }, { cart: randomUUID() })).toMatchObject({ status: 404 });
});
