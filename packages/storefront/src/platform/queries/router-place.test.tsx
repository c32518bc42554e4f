import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../testing/page.tsx";
import { fanAnswers } from "../../testing/sample-fan.ts";

test("a link leads to the address that was drawn, also where it holds a number", async () => {
  const { element } = await makePage({ path: "/fan/reviews", answers: fanAnswers("faq") });
  await render(element);
  await expect.element(page.getByRole("link", { name: /^4 Sterne/ })).toHaveAttribute("href", "/fan/reviews?stars=4");
});
