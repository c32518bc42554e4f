import { perLine, type Rule } from "../rule.ts";

const BROWSER = /^packages\/(storefront|checkout-wizard|forms|ui-kit|i18n)\/src\/.*\.tsx?$/;
const TESTS = /\.(test|stories)\.tsx?$|\/testing\//;
/** Types are free; a value of the front door brings every call that is used anywhere into one file. */
const WHOLE = /^(?!\s*(?:import|export) type\b).*["']@tribun\/api-client\/contract["']/;
/** A module that is loaded late is shipped whole, unless its parts are taken where it is awaited. */
const LATE = /import\(\s*["']@tribun\/api-client\/(?:calls|schemas)\//;
const PARTS = /\{[^}]*\} = await import\(/;
const TAKEN = /import \{([^}]*)\} from "@tribun\/api-client\/calls\//g;

/**
 * A page ships the calls it makes: browser code takes them from `@tribun/api-client/calls/<topic>`, each by its name, and only sends
 * them, as a club's build leaves the rest of a call to the operator.
 */
export const singleCalls: Rule = {
  name: "single-calls",
  applies: (file) => BROWSER.test(file) && !TESTS.test(file),
  check: (file, text) => {
    const taken = [...text.matchAll(TAKEN)].flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()));
    const read = new RegExp(`\\b(?:${taken.join("|")})\\.(?:body|params|query|codes|limit|auth|summary)\\b`);
    return perLine("single-calls", file, text, (line) => {
      if (WHOLE.test(line))
        return "imports the whole contract: take calls from @tribun/api-client/calls/<topic>, schemas from schemas/<topic>";
      if (LATE.test(line) && !PARTS.test(line)) return "loads all calls of a topic: write const { call } = await import(…)";
      const part = taken.length > 0 ? read.exec(line)?.[0] : undefined;
      return part && `reads ${part}, which a build leaves to the operator: give the form a schema of its own`;
    });
  },
};
