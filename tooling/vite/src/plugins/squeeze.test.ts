import { expect, test } from "vitest";
import { squeezed } from "./squeeze.ts";

test("a module that is gone over does the same in fewer letters, and is reached by the same names", async () => {
  const code = `const held = 2; function twice(value) { const sum = value * held; return sum; } export { twice as t };`;
  const smaller = await squeezed(code);

  expect(smaller.length).toBeLessThan(code.length);
  const { t: twice } = (await import(`data:text/javascript,${encodeURIComponent(smaller)}`)) as { t: (value: number) => number };
  expect(twice(21)).toBe(42);
});

test("what is no code fails the build instead of being shipped", async () => {
  await expect(squeezed("export {")).rejects.toThrow();
});
