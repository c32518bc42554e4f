import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LineUp } from "./line-up.tsx";

test("facts are a numbered list in their order, and what is missing is number 12", async () => {
  await render(
    <LineUp
      players={[
        ["Anrufe", "Flat"],
        ["Tempo", "50"],
      ]}
      missing={["Türkei", "ab 7,99 €"]}
    />,
  );
  const lines = page.getByRole("listitem").elements();
  expect(lines.map((line) => line instanceof HTMLLIElement && line.value)).toEqual([1, 2, 12]);
  expect(lines.map((line) => line.textContent)).toEqual(["1Anrufe Flat", "2Tempo 50", "12Türkei ab 7,99 €"]);
});

test.each([320, 160])("nothing sticks out at %i px", async (width) => {
  await page.viewport(width, 600);
  const { container } = await render(<LineUp players={[["Geschwindigkeitsbegrenzung", "64 kbit/s bis zum Monatsende"]]} />);
  expect(container.scrollWidth).toBeLessThanOrEqual(width);
});

test("what the bench leads to is as high as a thumb needs, in a line as high as the others", async () => {
  const line = (value: ReactNode) => <LineUp players={[]} missing={["Türkei", value]} />;
  await render(
    <>
      {line("ab 7,99 €")}
      {line(<a href="#packs">ab 7,99 €</a>)}
    </>,
  );
  const [plain, linked] = page
    .getByRole("listitem")
    .elements()
    .map((each) => each.getBoundingClientRect().height);
  expect(page.getByRole("link").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(linked).toBe(plain);
});
