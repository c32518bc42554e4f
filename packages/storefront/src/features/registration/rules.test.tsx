import { expectRuleShown, type RuleCase } from "@tribun/forms/testing";
import { inSeconds, testNow } from "@tribun/vitest-config/clock";
import { inLanguages, oneOfEach } from "@tribun/vitest-config/sweep";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CASES, RIGHT, rule, TYPED } from "../../testing/registration-cases.ts";
import { sampleBrand } from "../../testing/sample-brand.ts";
import { makeStage } from "../../testing/stage.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import { SECTION_FIELDS, SECTIONS } from "./values.ts";

beforeEach(() => sessionStorage.clear());

/** A field that identifies each section. */
const KNOWN_BY = { person: "firstName", contact: "email", security: "password" } as const;

/** Fills in the form up to the broken field, with everything else valid, and submits. */
async function open(kind: keyof typeof CASES, { field, value }: RuleCase, language: "de" | "tr", keywordRule = sampleBrand.keywordRule) {
  const birthday = field === "keyword" && { birthday: "1991-05-19" };
  const company = kind === "company" && { customerType: "corporate" };
  const values = { ...RIGHT, ...birthday, ...company, ...(field in RIGHT && { [field]: value }) };
  sessionStorage.setItem("tribun.registration", JSON.stringify({ at: testNow(), values }));
  const { element, app } = await makeStage({
    screen: <RegistrationForm withLine={kind === "line"} onRegistered={() => undefined} />,
    ...{ path: "/auth/register", brand: { ...sampleBrand, keywordRule }, language },
    answers: { "POST /api/phone-auth/generate-otp": { otpId: "otp1", expiresAt: inSeconds(300), resendAt: inSeconds(60) } },
  });
  const { container } = await render(element);
  const control = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  // Stored values arrive after the first render.
  await expect.poll(() => control("lastName")?.value).toBe(values.lastName);
  for (const section of SECTIONS) {
    await expect.poll(() => control(KNOWN_BY[section])).not.toBeNull();
    for (const name of SECTION_FIELDS[section]) {
      const place = name in TYPED ? control(name) : null;
      if (place) await page.elementLocator(place).fill(name === field ? value : (TYPED[name] ?? ""));
    }
    const press = container.querySelector("button[type=submit]");
    if (press) await page.elementLocator(press).click();
    if (SECTION_FIELDS[section].some((name) => name === field)) break;
  }
  return { say: (key: string) => app.i18n.text("validation", key) };
}

const ALL = Object.entries(CASES).flatMap(([kind, cases]) => cases.map((one) => ({ kind, ...one })));
const isKind = (kind: string): kind is keyof typeof CASES => Object.hasOwn(CASES, kind);

// The schema's own tests check the rules; this one checks that each field shows its message.
test.each(inLanguages(oneOfEach(ALL, ({ field }) => field)))("$rule is said at $field and in the summary, $language", async (given) => {
  const { kind, language, ...one } = given;
  if (!isKind(kind)) throw new Error(kind);
  const { say } = await open(kind, one, language);
  await expectRuleShown(say(one.rule));
});

test("the other reading of the keyword's rule: three to twenty characters", async () => {
  const { say } = await open("line", rule("keyword.text3to20", "keyword", "ab"), "de", "text3to20");
  await expectRuleShown(say("keyword.text3to20"));
});
