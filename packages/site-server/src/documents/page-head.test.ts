import { expect, test } from "vitest";
import { findableHead } from "./page-head.ts";

const at = {
  home: { origin: "https://club.example", defaultLanguage: "de" },
  path: "/campaigns/x",
  language: "tr",
  picture: "p.png",
} as const;

test("a page names its one address, its languages, and the title and picture of a link to it", () => {
  const head = findableHead({ head: '<title>"2 GB" &amp; mehr | Club</title>', indexed: true }, at);
  expect(head).toContain('<link rel="canonical" href="https://club.example/campaigns/x?lang=tr">');
  expect(head.match(/rel="alternate"/g)).toHaveLength(3);
  expect(head).toContain('<meta property="og:title" content="&quot;2 GB&quot; &amp; mehr | Club">');
  expect(head).toContain('<meta property="og:image" content="https://club.example/p.png">');
});

test("a page that is not to be found says only that; one without a title does not build", () => {
  expect(findableHead({ head: "<title>x</title>", indexed: false }, at)).toBe('<meta name="robots" content="noindex">');
  expect(() => findableHead({ head: "", indexed: true }, at)).toThrow("/campaigns/x has no title");
});
