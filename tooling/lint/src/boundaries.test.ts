import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder, root, runTool } from "./temporary.ts";

const manifest = (name: string, dependencies: Record<string, string> = {}) =>
  JSON.stringify({ name, version: "0.0.0", private: true, type: "module", exports: { ".": "./src/index.ts" }, dependencies });
const tagged = (tag: string) => JSON.stringify({ extends: ["//"], tags: [tag] });

const house = (planted: Record<string, string>, domainDependencies: Record<string, string> = {}) => ({
  "package.json": JSON.stringify({ name: "small", private: true, packageManager: "pnpm@12.21.0" }),
  "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
  "pnpm-lock.yaml": "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  packages/domain: {}\n  packages/ui-kit: {}\n",
  "turbo.json": readFileSync(join(root, "turbo.json"), "utf8"),
  "packages/domain/package.json": manifest("@small/domain", domainDependencies),
  "packages/domain/turbo.json": tagged("domain"),
  "packages/domain/src/index.ts": "export const a = 1;\n",
  "packages/ui-kit/package.json": manifest("@small/ui-kit"),
  "packages/ui-kit/turbo.json": tagged("ui-kit"),
  "packages/ui-kit/src/index.ts": "export const b = 1;\n",
  ...planted,
});

const boundaries = (files: Record<string, string>) => inTemporaryFolder(files, (folder) => runTool("turbo", ["boundaries"], folder));

test("a house without a violation passes, and its files were read", () => {
  const { code, output } = boundaries(house({}));
  expect(output).toMatch(/Checked [1-9]\d* files in [1-9]\d* packages, no issues found/);
  expect(code).toBe(0);
});

test("a layer that depends on one above it is reported", () => {
  const { code, output } = boundaries(house({}, { "@small/ui-kit": "workspace:*" }));
  expect(output).toContain("@small/ui-kit");
  expect(code).not.toBe(0);
});

test("an import that no package.json declares is reported", () => {
  const { code, output } = boundaries(house({ "packages/domain/src/index.ts": 'export * from "@small/ui-kit";\n' }));
  expect(output).toContain("@small/ui-kit");
  expect(code).not.toBe(0);
});

test("a relative import out of the package is reported", () => {
  const { code, output } = boundaries(house({ "packages/domain/src/index.ts": 'export * from "../../ui-kit/src/index.ts";\n' }));
  expect(output).toContain("ui-kit");
  expect(code).not.toBe(0);
});

test("every package of this house is read and carries a tag", () => {
  const { output } = runTool("turbo", ["boundaries"], root);
  const [, files, packages] = /Checked (\d+) files in (\d+) packages/.exec(output) ?? [];
  expect(Number(files)).toBeGreaterThan(100);
  expect(Number(packages)).toBeGreaterThan(20);
});
