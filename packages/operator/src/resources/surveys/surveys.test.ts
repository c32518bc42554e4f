import { randomUUID } from "node:crypto";
import { answerSurvey, me, ping, surveyDetail } from "@tribun/api-client/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { surveyAnswers, surveys } from "../../db/schema/fan-service.ts";
import { newFan } from "../../testing/fans.ts";
import { createTestOperator, type TestOperator } from "../../testing/index.ts";
import { pointsOf } from "../account/fan-profile.ts";

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

test("is answered once by a browser without a session", async () => {
  const cart = randomUUID();
  await operator.call(answerSurvey, { params, body: { answers } }, { cart });
  expect(await operator.fails(answerSurvey, { params, body: { answers } }, { cart })).toMatchObject({ status: 409 });
  expect((await operator.call(surveyDetail, { params }, { cart })).answered).toBe(true);
  await operator.call(answerSurvey, { params, body: { answers } }, { cart: randomUUID() });
  const ip = "203.0.113.7";
  await operator.call(answerSurvey, { params, body: { answers } }, { ip });
  expect(await operator.fails(answerSurvey, { params, body: { answers } }, { ip })).toMatchObject({ status: 409 });
  const kept = await operator.deps.db.select().from(surveyAnswers);
  expect(kept.map(({ respondent }) => respondent).join()).not.toContain(ip);
});

test("every answer that fits no question is told at once, and skipped ones are fine", async () => {
  const refused = async (given: object) =>
    (await operator.fails(answerSurvey, { params, body: { answers: given } }, { cart: randomUUID() })).fieldErrors;
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
  await operator.call(answerSurvey, { params, body: { answers: { recommend: 1, reason: "price" } } }, { cart: randomUUID() });
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
