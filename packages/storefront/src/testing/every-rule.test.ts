import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const PACKAGES = new URL("../../../", import.meta.url).pathname;
const catalogue = rulesIn(JSON.parse(readFileSync(`${PACKAGES}i18n/src/messages/de/validation.json`, "utf8")));
/** All tests of forms and screens, where each rule is broken and read by its sentence or its name. */
const tests = globSync("{forms,checkout-wizard,storefront}/src/**/*.test.tsx", { cwd: PACKAGES })
  .map((file) => readFileSync(PACKAGES + file, "utf8"))
  .join("\n")
  .replaceAll(/\s+/g, " ");

/** Rules that no field of ours can break, in the catalogue's order: the operator has them, and its own tests. */
const NO_FORM: readonly string[] = [
  // Stands for a rule that an older page does not know.
  "generic",
  // A list to choose from has nothing else, and something of it is chosen from the start.
  ...["avatar.invalid", "documentType.required", "decision.required", "disputeAmount.range", "leadKind.required"],
  ...["surveyAnswer.invalid", "terminationKind.required", "paymentType.invalid"],
  // Known to the operator alone: whose account it is, what is sold, which passwords are on lists.
  ...["birthday.notAccount", "firstName.notAccount", "lastName.notAccount", "campaignCode.invalid", "customerType.corporateOnly"],
  ...["date.past", "eid.unsupported", "formPlans.otherJersey", "jersey.notOffered", "jerseyStyle.required", "password.known"],
  ...["phoneVerification.expired", "gameSeed.invalid"],
  // Asked by who calls the operator by hand, or by staff.
  ...["identifier.single", "query.required", "reason.required"],
  // A jersey may go without either.
  ...["jerseyName.required", "jerseyNumber.required"],
];
/** Rules that a form shows and no test of it does yet; only ever fewer. */
const NOT_YET: readonly string[] = ["evn.declaration", "otp.invalid", "tariff.required"];

function rulesIn(node: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) => rulesIn(part, path === "" ? name : `${path}.${name}`));
}

/** Runs of three words that this sentence alone has. */
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
  return runs.filter((run) => !catalogue.some(([other, text]) => other !== rule && text.includes(run)));
}

const isShown = ([rule, sentence]: readonly [string, string]) =>
  tests.includes(`"${rule}"`) || tests.includes(sentence) || ownWords(rule, sentence).some((run) => tests.includes(run));

test("every rule of the catalogue is shown by a form in a test, or no form can break it", () => {
  const unshown = catalogue.filter((one) => !isShown(one)).map(([rule]) => rule);
  expect(unshown.toSorted()).toEqual([...NO_FORM, ...NOT_YET].toSorted());
});
