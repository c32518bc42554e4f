import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test, expect } from "vitest";
import { classNames } from "./class-names.ts";

function styleModules(...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "class-names-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), ".wide { color: red; }");
  }
  return folder;
}

test("a class is named after its file, also where Vite adds a query to the file's path", () => {
  const nameOf = classNames(styleModules("ui-kit/src/button/button.module.css"));
  expect(nameOf("wide", "/ui-kit/src/button/button.module.css")).toBe("button_wide");
  expect(nameOf("wide", "/ui-kit/src/button/button.module.css?used")).toBe("button_wide");
});

test("two files of one name are refused", () => {
  const folder = styleModules("ui-kit/src/a/card.module.css", "forms/src/card.module.css");
  expect(() => classNames(folder)).toThrow("Two style modules have one name: card.");
});
