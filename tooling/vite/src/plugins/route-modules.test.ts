import { expect, test } from "vitest";
import { markLazyRoutes } from "./route-modules.ts";

test("marks every lazy route component with its module", async () => {
  const code = `const a = { component: lazyScreen(() => import("../screens/a.tsx"), "A") };
const b = lazyScreen(
  () => import("./b.tsx"),
  "B",
);`;
  const marked = await markLazyRoutes(code, (specifier) => Promise.resolve(`key:${specifier}`));
  expect(marked).toContain('lazyScreen(() => import("../screens/a.tsx"), "A"), { moduleId: "key:../screens/a.tsx" })');
  expect(marked?.match(/Object\.assign/g)).toHaveLength(2);
});

test("leaves other code alone", async () => {
  expect(await markLazyRoutes('import("./x.tsx")', () => Promise.resolve("x"))).toBeUndefined();
});
