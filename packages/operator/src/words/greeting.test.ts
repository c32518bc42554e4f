import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { greetingOf, greetingTo } from "./greeting.ts";

const TYPED = "Dein Konto ist gesperrt www.evil.example";

test("a name is said to a proven mailbox alone", () => {
  expect(greetingOf("de", "Elif", true)).toBe("Hallo Elif");
  expect(greetingTo({ firstName: TYPED, emailVerified: false }, "de")).toBe("Hallo");
  expect(greetingTo({ firstName: TYPED, emailVerified: false }, "tr")).toBe("Merhaba");
});

test("a mail without a name is greeted without a gap", () => {
  expect(greetingOf("tr", "", true)).toBe("Merhaba");
});

test("no other file greets", () => {
  const root = new URL("..", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts") && !file.includes(".test."));
  expect(files.length).toBeGreaterThan(400);
  const greeting = files.filter((file) => /(?:Hallo|Merhaba) \$\{/.test(readFileSync(new URL(file, root), "utf8")));
  expect(greeting.filter((file) => !file.endsWith("greeting.ts"))).toEqual([]);
});
