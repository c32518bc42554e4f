import { ApiError } from "@tribun/api-client";
import { blankOr, email, postalCode, vatId } from "@tribun/domain";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brokenRules, rulesFromServer } from "./form-state.ts";
import { resendWait } from "../proof/use-otp.ts";

const schema = v.pipe(
  v.object({ email, emailConfirmation: v.string(), postalCode }),
  v.forward(
    v.partialCheck([["email"], ["emailConfirmation"]], (form) => form.email === form.emailConfirmation, "emailConfirmation.mismatch"),
    ["emailConfirmation"],
  ),
);

describe("brokenRules", () => {
  it("names the first broken rule of each field", () => {
    expect(brokenRules(schema, { email: "", emailConfirmation: "", postalCode: "101" })).toEqual({
      email: "email.required",
      postalCode: "postalCode.invalid",
    });
  });

  it("finds what two fields break together although a third is broken too", () => {
    expect(brokenRules(schema, { email: "a@b.de", emailConfirmation: "c@b.de", postalCode: "" })).toEqual({
      emailConfirmation: "emailConfirmation.mismatch",
      postalCode: "postalCode.required",
    });
  });

  it("keeps to the order of the fields, also for what two of them break together, as a summary is read beside the form", () => {
    expect(Object.keys(brokenRules(schema, { email: "a@b.de", emailConfirmation: "c@b.de", postalCode: "" }))).toEqual([
      "emailConfirmation",
      "postalCode",
    ]);
  });

  it("is empty exactly when the schema takes the values, whatever is typed", () => {
    const typed = fc.record({ email: fc.string(), emailConfirmation: fc.string(), postalCode: fc.string() });
    fc.assert(
      fc.property(typed, (values) => v.safeParse(schema, values).success === (Object.keys(brokenRules(schema, values)).length === 0)),
    );
  });
});

describe("blankOr", () => {
  it("takes nothing, and otherwise only what the rule takes", () => {
    const optional = v.object({ vatId: blankOr(vatId) });
    expect(v.parse(optional, { vatId: "  " })).toEqual({ vatId: undefined });
    expect(v.parse(optional, { vatId: "de 123456789" })).toEqual({ vatId: "DE123456789" });
    expect(brokenRules(optional, { vatId: "DE1" })).toEqual({ vatId: "vatId.invalid" });
  });
});

describe("rulesFromServer", () => {
  const values = { email: "a@b.de", street: "", terms: true };

  it("takes the field errors, nested ones by their last part, and skips what the form does not have", () => {
    const error = new ApiError("-1", {
      fieldErrors: [
        { field: "userInfo.street", rule: "street.required" },
        { field: "email", rule: "email.invalid" },
        { field: "elsewhere", rule: "x" },
      ],
    });
    expect(rulesFromServer(error, values, {})).toEqual({ street: "street.required", email: "email.invalid" });
  });

  it("puts a code at the field it belongs to", () => {
    expect(rulesFromServer(new ApiError("1048"), values, { 1048: "email" })).toEqual({ email: "1048" });
    expect(rulesFromServer(new ApiError("1048", { reason: "profile" }), values, { 1048: "email" })).toEqual({ email: "profile.1048" });
    expect(rulesFromServer(new ApiError("-1"), values, { 1048: "email" })).toEqual({});
    expect(rulesFromServer(new TypeError("boom"), values, { 1048: "email" })).toEqual({});
  });
});

describe("resendWait", () => {
  it("is the time between sending and resending by the operator's own clock, wherever that stands", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), fc.integer({ min: 0, max: 600 }), (sentAt, seconds) => {
        const ticket = {
          otpId: "x",
          expiresAt: new Date(sentAt + 300_000).toISOString(),
          resendAt: new Date(sentAt + seconds * 1000).toISOString(),
        };
        return resendWait(ticket) === seconds * 1000;
      }),
    );
  });
});
