import { parseSync } from "vite";
import { expect, test } from "vitest";
import { withoutOperatorsPart } from "./slim-calls.ts";

const slim = (code: string) => withoutOperatorsPart(code, parseSync("calls.js", code).program).replaceAll(/\s+/g, " ");

test("a page gets of a call how it is sent and how its answer is read", () => {
  const code = `const params = v.object({ id });
export const resetOtp = defineCall({
  id: "resetOtp", method: "POST", path: "/api/x/{id}",
  auth: "public", limit: { max: 10, seconds: 60 },
  summary: "Sends, among others, the code",
  params,
  body: v.object({ phone: mobilePhone }),
  payload: v.object({ body: v.string(), limit: v.number() }),
  codes: ["1008"]
});`;
  expect(slim(code)).toBe(
    'const params = v.object({ id }); export const resetOtp = defineCall({ id: "resetOtp", method: "POST", path: "/api/x/{id}", payload: v.object({ body: v.string(), limit: v.number() }), });',
  );
});

test("leaves what is no call alone", () => {
  const code = 'const other = define({ summary: "x" });';
  expect(slim(code)).toBe(code);
});
