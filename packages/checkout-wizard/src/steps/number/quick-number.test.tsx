import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openNumberStep as open } from "../../testing/number-step.ts";
import { reservation } from "../../testing/samples.ts";

test("a fan who does not want to choose gets a free number by one press, and another by the next", async () => {
  const { calls } = await open();
  const quick = page.getByRole("button", { name: /^Gib mir eine Nummer/ });
  await quick.click();
  await expect.element(page.getByRole("timer")).toBeVisible();
  expect(calls.findLast(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { kind: "general", random: "true" } });
  await quick.click();
  const held = () => calls.filter(({ id }) => id === "phoneReserve").map(({ input }) => input["params"]);
  await expect.poll(held).toHaveLength(2);
  expect(held()[0]).not.toEqual(held()[1]);
});

test("a number that another fan takes at the same moment is no failure: the next one is reserved", async () => {
  const { calls } = await open({
    answers: { phoneReserve: (_: unknown, before: number) => (before === 0 ? new ApiError("1108", { reason: "taken" }) : reservation(20)) },
  });
  await page.getByRole("button", { name: /^Gib mir eine Nummer/ }).click();
  await expect.element(page.getByRole("timer")).toBeVisible();
  expect(calls.filter(({ id }) => id === "phoneReserve")).toHaveLength(2);
  expect(page.getByText(/war jemand schneller/).query()).toBeNull();
});
