import { expect, test } from "vitest";
import { inTemporaryFolder, root, runTool } from "./temporary.ts";

const tsconfig = JSON.stringify({
  compilerOptions: { target: "ES2024", module: "ESNext", moduleResolution: "bundler", strict: true, jsx: "react-jsx", noEmit: true },
  include: ["."],
});

/** The smallest violation of each rule. */
const PLANTED: Readonly<Record<string, string>> = {
  "no-explicit-any": "export const a = (b: any): number => Number(b);\n",
  "no-floating-promises": "const go = async (): Promise<void> => {};\ngo();\n",
  "switch-exhaustiveness-check":
    'export function f(a: "x" | "y"): number {\n  switch (a) {\n    case "x":\n      return 1;\n  }\n  return 0;\n}\n',
  "no-non-null-assertion": "export const a = (b?: string): string => b!;\n",
  "ban-ts-comment": "// @ts-ignore -- a reason that is long enough\nexport const a: string = 1;\n",
  eqeqeq: "export const a = (b: number): boolean => b == 1;\n",
  "no-default-export": "const a = 1;\nexport default a;\n",
  "rules-of-hooks":
    'import { useState } from "react";\nexport function A({ b }: { b: boolean }) {\n  if (b) {\n    useState(1);\n  }\n  return null;\n}\n',
  "alt-text": 'export const A = () => <img src="/a.png" />;\n',
  "button-has-type": "export const A = () => <button>Weiter</button>;\n",
  "no-danger": 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />;\n',
  "no-focused-tests": 'import { test } from "vitest";\ntest.only("a", () => {});\n',
};

const lint = (file: string, text: string) =>
  inTemporaryFolder({ "tsconfig.json": tsconfig, [file]: text }, (folder) =>
    runTool("oxlint", ["--type-aware", "-c", `${root}.oxlintrc.json`, "."], folder),
  );

test.each(Object.entries(PLANTED))("%s stops what it is there to stop", (rule, text) => {
  const { code, output } = lint(rule === "no-focused-tests" ? "a.test.tsx" : "a.tsx", text);
  expect(output).toContain(rule);
  expect(code).not.toBe(0);
});

test.each([
  [
    "values",
    'import { b } from "./b.ts";\nexport const a = (): number => b();\n',
    'import { a } from "./a.ts";\nexport const b = (): number => a();\n',
  ],
  [
    "types",
    'import type { B } from "./b.ts";\nexport type A = { b?: B };\n',
    'import type { A } from "./a.ts";\nexport type B = { a?: A };\n',
  ],
])("two files that import each other's %s are stopped", (_, a, b) => {
  const { code, output } = inTemporaryFolder({ "tsconfig.json": tsconfig, "a.ts": a, "b.ts": b }, (folder) =>
    runTool("oxlint", ["--type-aware", "-c", `${root}.oxlintrc.json`, "."], folder),
  );
  expect(output).toContain("no-cycle");
  expect(code).not.toBe(0);
});

test("a file name that is not kebab-case is stopped", () => {
  expect(lint("MyFile.ts", "export const a = 1;\n").output).toContain("filename-case");
});

test("clean code passes", () => {
  expect(lint("a.ts", "export const a = (b: number): number => b + 1;\n").code).toBe(0);
});
