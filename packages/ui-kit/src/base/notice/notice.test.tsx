import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Notice } from "./notice.tsx";

test("announces itself at once when something is wrong, politely otherwise, and not at all when asked to be quiet", async () => {
  const screen = await render(
    <>
      <Notice tone="bad" announce>
        Offline
      </Notice>
      <Notice tone="ok" announce>
        Gespeichert
      </Notice>
      <Notice tone="bad">Ruhig</Notice>
    </>,
  );
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Offline");
  await expect.element(screen.getByRole("status")).toHaveTextContent("Gespeichert");
  expect(screen.getByRole("alert").elements().length).toBe(1);
});
