import { posix } from "node:path";
import { importsOf, type Rule } from "../rule.ts";

const STEPS = "packages/checkout-wizard/src/steps/";
const MACHINE = "packages/checkout-wizard/src/machine/";
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const stepOf = (path: string): string | undefined => {
  const [step, ...rest] = path.startsWith(STEPS) ? path.slice(STEPS.length).split("/") : [];
  return rest.length > 0 ? step : undefined;
};

const target = (file: string, name: string): string => (name.startsWith(".") ? posix.join(posix.dirname(file), name) : name);

/** Steps never import each other: what two of them need lives beside them. */
export const stepsApart: Rule = {
  name: "steps-apart",
  applies: (file) => stepOf(file) !== undefined && /\.tsx?$/.test(file),
  check: (file, text) =>
    importsOf(text).flatMap(({ name, line }) => {
      const other = stepOf(target(file, name));
      if (other === undefined || other === stepOf(file)) return [];
      return [{ rule: "steps-apart", file, line, message: `imports the step "${other}": move what both need out of steps/` }];
    }),
};

/** The machine is pure: its own files and the domain, no React, no network, no browser. */
export const machinePure: Rule = {
  name: "machine-pure",
  applies: (file) => file.startsWith(MACHINE) && /\.tsx?$/.test(file),
  check: (file, text) =>
    importsOf(text).flatMap(({ name, line }) => {
      const allowed =
        target(file, name).startsWith(MACHINE) ||
        /^(@tribun\/domain(\/.*)?|valibot)$/.test(name) ||
        (isTest(file) && /^(vitest|fast-check)$/.test(name));
      return allowed ? [] : [{ rule: "machine-pure", file, line, message: `imports "${name}": the machine may use the domain only` }];
    }),
};
