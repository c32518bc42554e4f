import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PACKAGES = new URL("../../../", import.meta.url).pathname;
const catalogue = rulesIn(JSON.parse(readFileSync(`${PACKAGES}i18n/src/messages/de/validation.json`, "utf8")));
/** All other texts: three words that occur there too do not prove a rule. */
const elsewhere = globSync("i18n/src/messages/de/!(validation).json", { cwd: PACKAGES })
  .map((file) => readFileSync(PACKAGES + file, "utf8"))
  .join("\n");
/**
 * All tests of forms and screens, and their shared tables of cases. Errors in a fake operator's answers are removed, because they show
 * nothing yet.
 */
const tests = globSync("{forms,checkout-wizard,storefront}/src/**/{*.test.tsx,*-cases.ts}", { cwd: PACKAGES }).map((file) =>
  readFileSync(PACKAGES + file, "utf8")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/fieldErrors: \[[^\]]*\]/g, ""),
);
/** Tests that name rules for a helper which reads their sentence at the field and in the summary: one case each, or all of a form. */
const cases = tests.filter((text) => /expectRuleShown\(|RuleCase\b/.test(text));
const forms = tests.filter((text) => text.includes("badInput("));
/** Statements that expect something; a sentence in any other is only mentioned. */
const expecting = tests.flatMap((text) => text.split(";").filter((statement) => statement.includes("expect")));

/** Rules that no field of ours can break, in the catalogue's order. The operator has them, and tests them itself. */
const NO_FORM: readonly string[] = [
  // Stands for a rule that an older page does not know.
  "generic",
  // The field is a list of valid choices with one chosen from the start.
  ...["avatar.invalid", "documentType.required", "decision.required", "disputeAmount.range", "leadKind.required"],
  ...["salutation.required", "surveyAnswer.invalid", "terminationKind.required", "paymentType.invalid"],
  // Only the operator knows this: whose account it is, what is sold, which passwords are on lists.
  ...["birthday.notAccount", "firstName.notAccount", "lastName.notAccount", "campaignCode.invalid", "customerType.corporateOnly"],
  "birthday.fixed",
  ...["date.past", "eid.unsupported", "formPlans.otherJersey", "jersey.notOffered", "jerseyStyle.required"],
  "phoneVerification.expired",
  // A game shows these in words of its own.
  ...["gameSeed.invalid", "gameSeed.expired", "gameKicks.count"],
  // The fan does not type this: it comes with a link, from a payment provider or with an earlier choice, or the button stays disabled
  // without it.
  ...["token.required", "paymentToken.required", "numberType.required", "otp.required"],
  // Only staff, or a caller of the operator's API without our forms, can break these.
  ...["identifier.single", "query.required", "reason.required"],
  // A jersey needs neither.
  ...["jerseyName.required", "jerseyNumber.required"],
];

function rulesIn(node: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) => rulesIn(part, path === "" ? name : `${path}.${name}`));
}

/** Groups of three words that only this rule's sentence contains. */
function ownWords(rule: string, sentence: string): readonly string[] {
  const words = sentence.split(/\s+/);
  const runs = words.flatMap((_, at) =>
    at + 3 <= words.length
      ? [
          words
            .slice(at, at + 3)
            .join(" ")
            .replace(/[.,:?]$/, ""),
        ]
      : [],
  );
  return runs.filter((run) => !catalogue.some(([other, text]) => other !== rule && text.includes(run)) && !elsewhere.includes(run));
}

const isNamed = (rule: string) =>
  forms.some((text) => text.includes(`"${rule}"`)) ||
  cases.some((text) => [`rule: "${rule}"`, `rule("${rule}"`, `expectRuleShown(say("${rule}"`].some((call) => text.includes(call)));

function isShown([rule, sentence]: readonly [string, string]): boolean {
  const said = [sentence, ...ownWords(rule, sentence)];
  return isNamed(rule) || expecting.some((statement) => said.some((words) => statement.includes(words)));
}

test("every rule of the catalogue is shown by a form in a test, or no form can break it", () => {
  const unshown = catalogue.filter((one) => !isShown(one)).map(([rule]) => rule);
  expect(unshown.toSorted()).toEqual(NO_FORM.toSorted());
});
