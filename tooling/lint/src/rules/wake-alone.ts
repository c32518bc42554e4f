import { posix } from "node:path";
import { importsOf, type Rule } from "../rule.ts";

const WAKE = "packages/storefront/src/wake/";
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** What stands inline in every document weighs on every visitor: it uses its own files and the domain, never the app it brings. */
export const wakeAlone: Rule = {
  name: "wake-alone",
  applies: (file) => file.startsWith(WAKE) && /\.tsx?$/.test(file) && !isTest(file),
  check: (file, text) =>
    importsOf(text).flatMap(({ name, line }) => {
      const target = name.startsWith(".") ? posix.join(posix.dirname(file), name) : name;
      if (target.startsWith(WAKE) || target === "@tribun/domain") return [];
      return [{ rule: "wake-alone", file, line, message: `imports "${name}": what is inline in every document may use the domain only` }];
    }),
};
