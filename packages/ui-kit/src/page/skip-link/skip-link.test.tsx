import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SkipLink } from "./skip-link.tsx";

test("comes into view with the focus and leads to the content", async () => {
  const screen = await render(
    <>
      <SkipLink>Zum Inhalt</SkipLink>
      <main id="main">Inhalt</main>
    </>,
  );
  const link = screen.getByRole("link", { name: "Zum Inhalt" });
  expect(link.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.keyboard("{Tab}");
  await expect.element(link).toHaveFocus();
  expect(link.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect.element(link).toHaveAttribute("href", "#main");
});
