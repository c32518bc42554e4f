import { perLine, type Rule } from "../rule.ts";

const BROWSER = /^packages\/(storefront|checkout-wizard|forms|ui-kit|i18n)\/src\/.*\.tsx?$/;
const TESTS = /\.(test|stories)\.tsx?$|\/testing\//;
/** An import of a value from the contract's entry point. It would bundle every call that is used anywhere. Types cost nothing. */
const WHOLE = /^(?!\s*(?:import|export) type\b).*["']@tribun\/api-client\/contract["']/;
/** A dynamic import. The build ships such a module whole, unless the code destructures it where it awaits it. */
const LATE = /import\(\s*["']@tribun\/api-client\/(?:calls|schemas)\//;
const PARTS = /\{[^}]*\} = await import\(/;
const TAKEN = /import \{([^}]*)\} from "@tribun\/api-client\/calls\//g;

/**
 * Browser code must import each call by name from `@tribun/api-client/calls/<topic>`, so that a page ships only its own calls. It must only
 * send them, because a club's build removes their other properties.
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
