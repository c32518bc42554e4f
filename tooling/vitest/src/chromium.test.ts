import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { chromiumLaunchOptions, findChromium } from "./chromium.ts";

afterEach(() => vi.unstubAllEnvs());

test("CHROMIUM_PATH goes before everything else", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(chromiumLaunchOptions().executablePath).toBe(process.execPath);
});

test("a CHROMIUM_PATH that names no program is said by name", () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(() => findChromium()).toThrow("/nowhere/chromium");
});

test("tests take the one without windows, and what measures for fans the one that fans have", () => {
  const folder = mkdtempSync(join(tmpdir(), "chromium-"));
  for (const name of ["chromium", "chromium-headless-shell"]) writeFileSync(join(folder, name), "", { mode: 0o755 });
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("PATH", folder);
  expect(findChromium()).toBe(join(folder, "chromium-headless-shell"));
  expect(findChromium(true)).toBe(join(folder, "chromium"));
  rmSync(join(folder, "chromium"));
  expect(findChromium(true)).toBe(join(folder, "chromium-headless-shell"));
  rmSync(folder, { recursive: true });
});

test("the sandbox is left out only as root", () => {
  const root = process.getuid?.() === 0;
  expect(chromiumLaunchOptions().args.includes("--no-sandbox")).toBe(root);
});

test("the letters that the checks bring along are where the browser is told to look", () => {
  const conf = readFileSync(new URL("fonts.conf", import.meta.url), "utf8");
  const folders = [...conf.matchAll(/<dir prefix="relative">(.+?)<\/dir>/g)].map(([, path = ""]) => path);
  expect(folders).toHaveLength(2);
  for (const path of folders)
    expect(readdirSync(new URL(`${path}/`, import.meta.url)).filter((name) => name.endsWith(".ttf"))).toHaveLength(1);
  expect(chromiumLaunchOptions().env["FONTCONFIG_FILE"]).toMatch(/fonts\.conf$/);
});
