import { testNow } from "@tribun/vitest-config/clock";
import * as v from "valibot";
import { expect, test } from "vitest";
import { CASES, RIGHT, TYPED } from "../../../testing/registration-cases.ts";
import { registrationSchema } from "./schema.ts";
import { EMPTY_REGISTRATION } from "../values.ts";

const SETTING = { keywordRule: "digits4", now: testNow, taken: new Set<string>() } as const;

test.each(Object.entries(CASES).flatMap(([kind, cases]) => cases.map((one) => ({ kind, ...one }))))(
  "$kind: $rule holds for $field",
  ({ kind, rule, field, value }) => {
    const proven = { phoneVerificationToken: "proof", terms: true, birthday: field === "keyword" ? "1991-05-19" : RIGHT.birthday };
    const right = {
      ...EMPTY_REGISTRATION,
      ...RIGHT,
      ...TYPED,
      ...proven,
      customerType: kind === "company" ? "corporate" : "private",
    } as const;
    const broken = { ...right, [field]: field === "terms" ? false : value };
    const schema = registrationSchema({ ...SETTING, withLine: kind === "line" }, broken);
    expect(v.safeParse(schema, right).issues).toBeUndefined();
    const issues = v.safeParse(schema, broken).issues ?? [];
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toContainEqual([field, rule]);
  },
);
