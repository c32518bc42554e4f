import { join } from "node:path";
import { expect, test } from "vitest";
import { manifestKey, markPages } from "./route-modules.ts";

const root = join("/", "house", "apps", "club");

test("a page names the module that it loads, by its key in the manifest", async () => {
  const code = 'export const a = definePage({ path: "/a", load: () => import("./a.tsx"), screen: "A" });';
  const marked = await markPages(code, (specifier) => Promise.resolve(manifestKey(root, join("/", "house", "packages", specifier))));
  expect(marked).toContain('moduleIds: ["../../packages/a.tsx"], load: () => import("./a.tsx")');
});

test("two pages of one file are told apart, and a file without a page stays as it is", async () => {
  const code = 'one({ load: () => import("./a.tsx") }); two({\n  load: () =>\n    import("./b.tsx"),\n});';
  expect(await markPages(code, (specifier) => Promise.resolve(specifier))).toMatch(
    /moduleIds: \["\.\/a\.tsx"\].*moduleIds: \["\.\/b\.tsx"\]/s,
  );
  expect(await markPages("const a = 1;", () => Promise.resolve(null))).toBeUndefined();
});
