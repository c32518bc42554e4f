import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openNumberStep as open, openSearch, seat as number } from "../../../testing/number-step.ts";
import { numbers } from "../../../testing/samples.ts";

test("more numbers come below those that stand there, which are not asked for again, until there are no more", async () => {
  const late = { ...numbers[0], id: "n99", msisdn: "+491713920081" };
  const { calls } = await open({
    answers: {
      phoneRegistries: ({ query }: { query: { page?: string; digits?: string } }) =>
        query.page === undefined
          ? numbers
          : query.page === "2"
            ? [late, ...numbers.slice(1).map((one) => ({ ...one, id: `${one.id}-2` }))]
            : [],
    },
  });
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).fill("3");
  const more = page.getByRole("button", { name: "Mehr Nummern zeigen" });
  await more.click();
  await expect.element(number("0171 39200 81")).toBeVisible();
  await expect.element(number("0171 39200 33").first()).toBeVisible();
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
  const asked = calls.filter(({ id, input }) => id === "phoneRegistries" && JSON.stringify(input).includes('"digits":"3"'));
  expect(asked.map(({ input }) => input)).toMatchObject([{ query: {} }, { query: { page: "2" } }, { query: { page: "3" } }]);
});
