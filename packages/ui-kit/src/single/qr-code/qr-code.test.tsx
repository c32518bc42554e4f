import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { matrixPath, QrCode } from "./qr-code.tsx";

test("a run of dark modules is one stroke", () => {
  expect(
    matrixPath([
      [true, true, false, true],
      [false, false, false, true],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM3 1h1v1h-1z");
});

test("is a picture with a name and a quiet zone of four modules on each side", async () => {
  const screen = await render(
    <QrCode
      label="eSIM"
      matrix={[
        [true, false],
        [false, true],
      ]}
    />,
  );
  await expect.element(screen.getByRole("img", { name: "eSIM" })).toHaveAttribute("viewBox", "-4 -4 10 10");
});
