import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestOperator, type TestOperator } from "../testing/index.ts";

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.stop());

const open = (path: string, language = "de") =>
  operator.request(path, { headers: { "accept-language": language, "x-forwarded-host": "localhost:1901" } });

test("a demo club's link to a network says in the fan's language that there is nothing, and leads back", async () => {
  const answer = await open("/c/away/instagram");
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain("Instagram: hier gibt es noch nichts");
  expect(page).toContain('href="/c/away/instagram?lang=tr"');
  expect(await (await open("/c/away/appStore", "tr")).text()).toContain("App Store: burada henüz bir şey yok");
});

test("a place that no club links to is not found", async () => {
  expect((await open("/c/away/elsewhere")).status).toBe(404);
});
