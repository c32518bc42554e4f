import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policyOf } from "./csp.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("names each inline script and style attribute by its hash, and nothing else", () => {
  const policy = policyOf(
    '<script>a()</script><script src="/b.js"></script><i style="width:1&quot;"></i><script type="application/json">{}</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash("a()")};`);
  expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hash('width:1"')};`);
  expect(policy).not.toContain("unsafe-inline");
});

test("lets no other worker watch over a page than the club's own", () => expect(policyOf("")).toContain("; worker-src 'self';"));

test("names each inline style by its hash", () =>
  expect(policyOf("<style>a{b:c}</style>")).toContain(`style-src 'self' ${hash("a{b:c}")};`));

test("a page without either allows neither", () => {
  const policy = policyOf("<p>text</p>");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain("style-src-attr");
  expect(policy).not.toContain("googletagmanager");
});

test("a build with a tag manager may reach it", () =>
  expect(policyOf("", { tags: true })).toContain("script-src 'self' https://www.googletagmanager.com"));
