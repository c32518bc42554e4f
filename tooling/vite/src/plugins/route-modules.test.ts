import { expect, test } from "vitest";
import { markLazyRoutes } from "./route-modules.ts";

test("marks every lazy route component with its modules", async () => {
  const code = `const a = { component: lazyScreen(() => import("../screens/a.tsx"), "A") };
const b = lazyScreen(
  () => import("./b.tsx"),
  "B",
);
const c = lazyScreenOf(() => import("./c.tsx"), "C", () => import("./parts.tsx"));`;
  const marked = await markLazyRoutes(code, (specifier) => Promise.resolve(`key:${specifier}`));
  expect(marked).toContain('lazyScreen(() => import("../screens/a.tsx"), "A"), { moduleIds: ["key:../screens/a.tsx"] })');
  expect(marked).toContain('() => import("./parts.tsx")), { moduleIds: ["key:./c.tsx","key:./parts.tsx"] })');
  expect(marked?.match(/Object\.assign/g)).toHaveLength(3);
});

test("leaves other code alone", async () => {
  expect(await markLazyRoutes('import("./x.tsx")', () => Promise.resolve("x"))).toBeUndefined();
});
