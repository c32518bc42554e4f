import { expect, it } from "vitest";
import { isErrorCode } from "../values/refusals.ts";
import { ERRORS } from "./errors.ts";
import { ERROR_CODES } from "./error-codes.ts";
import { ERROR_NAMES } from "./error-names.ts";

it("knows every code of the specification", () => {
  const specified = [...Array.from({ length: 48 }, (_, index) => String(1001 + index)), "1066", "-1", "RATE_LIMIT_EXCEEDED"];
  expect(specified.filter((code) => !isErrorCode(code))).toEqual([]);
});

it("takes just what the catalogue has for a code", () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => String(index));
  expect([...numbers.filter(isErrorCode), "-1", "RATE_LIMIT_EXCEEDED"].toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

it("answers each code with a status of its class", () => {
  for (const code of ERROR_CODES) expect([400, 401, 402, 404, 409, 410, 422, 429, 500, 502], code).toContain(ERRORS[code].status);
});

it("takes nothing else for a code", () => {
  for (const given of ["", "toString", "__proto__", 1001, undefined, null]) expect(isErrorCode(given)).toBe(false);
});

it("has one name for each code, and a different one", () => {
  expect(
    Object.values(ERROR_NAMES)
      .map(([code]) => code)
      .toSorted(),
  ).toEqual([...ERROR_CODES].toSorted());
});
