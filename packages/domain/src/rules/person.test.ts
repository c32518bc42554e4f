import * as v from "valibot";
import { expect, test } from "vitest";
import { firstName, lastName } from "./person.ts";

const faultOf = (schema: v.GenericSchema, name: string) => {
  const result = v.safeParse(schema, name);
  return result.success ? undefined : result.issues[0].message;
};

test.each(["Elif", "Anna-Lena", "J.R.", "J. R.", "St. John", "Karl-Heinz Jr.", "D'Angelo", "Nguyễn Thị", "Ế"])("%s is a name", (name) => {
  expect(faultOf(firstName, name)).toBeUndefined();
  expect(faultOf(lastName, name)).toBeUndefined();
});

test.each(["www.evil.example", "Gesperrt evil.example", "t.co/x", "Dr.Evil"])("%s is none", (name) => {
  expect(["name.dot", "firstName.invalid"]).toContain(faultOf(firstName, name));
});

test("letters that marks are heaped on are none", () => {
  expect(faultOf(firstName, "E\u0301\u0302\u0303lif")).toBe("name.marks");
  expect(faultOf(lastName, "Z\u0335\u0336\u0337\u0338")).toBe("name.marks");
});
