import { expect, onTestFinished, test } from "vitest";
import { dropTags } from "./tags.ts";

test("measuring that is forbidden after it was allowed ends: its cookies go, nobody else's, and the page begins anew", () => {
  const script = document.createElement("script");
  script.id = "tag-manager";
  script.type = "text/plain";
  document.head.append(script);
  onTestFinished(() => script.remove());
  document.cookie = "_ga_TRIBUN=1; Path=/";
  document.cookie = "language=de; Path=/";
  let begun = 0;
  dropTags(() => (begun += 1));
  expect(begun).toBe(1);
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("language=de");
});

test("where nothing was measured a page is left as it is", () => {
  let begun = 0;
  dropTags(() => (begun += 1));
  expect(begun).toBe(0);
});
