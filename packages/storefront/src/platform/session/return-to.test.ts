import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginHref, safeReturnTo, withReturnTo } from "./return-to.ts";

describe("safeReturnTo", () => {
  it("keeps paths of this site with their query and hash", () => {
    expect(safeReturnTo("/order/approval?tariff=flex-m#top")).toBe("/order/approval?tariff=flex-m#top");
  });

  it("keeps the link of a mail, whose token is redeemed by who is signed in", () => {
    expect(safeReturnTo("/auth/welcome?emailToken=abc")).toBe("/auth/welcome?emailToken=abc");
    expect(loginHref("/auth/welcome?emailToken=abc")).toBe("/auth/login?returnTo=%2Fauth%2Fwelcome%3FemailToken%3Dabc");
  });

  it.each([
    undefined,
    42,
    "",
    "dashboard",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/auth/login",
    "/auth/login/",
    "/Auth/Login",
    "/auth/register?returnTo=/",
    "/auth/register/tariff",
    "/auth/forgot-password",
    "/login?returnTo=/login",
    "/register",
  ])("refuses %s", (asked) => {
    expect(safeReturnTo(asked)).toBe("/dashboard");
  });

  it("never leaves this site, whatever is asked", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (asked) => {
          const url = new URL(safeReturnTo(asked), "https://tribun.example");
          expect(url.origin).toBe("https://tribun.example");
        },
      ),
    );
  });
});

it("carries the way back in the login's address", () => {
  expect(loginHref("/order/approval?x=1")).toBe("/auth/login?returnTo=%2Forder%2Fapproval%3Fx%3D1");
  expect(withReturnTo("/auth/register", undefined)).toBe("/auth/register");
});
