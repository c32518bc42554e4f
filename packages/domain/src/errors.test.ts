import { expect, it } from "vitest";
import { ERROR_CODES, ERRORS, isErrorCode } from "./errors.ts";

it("knows every code of the specification", () => {
  const specified = [...Array.from({ length: 48 }, (_, index) => String(1001 + index)), "1066", "-1", "RATE_LIMIT_EXCEEDED"];
  expect(specified.filter((code) => !isErrorCode(code))).toEqual([]);
});

it("answers each code with a status of its class", () => {
  for (const code of ERROR_CODES) expect([400, 401, 402, 404, 409, 410, 422, 429, 500, 502], code).toContain(ERRORS[code].status);
});

it("takes nothing else for a code", () => {
  for (const given of ["", "toString", "__proto__", 1001, undefined, null]) expect(isErrorCode(given)).toBe(false);
});
