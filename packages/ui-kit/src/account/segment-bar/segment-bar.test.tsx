import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SegmentBar } from "./segment-bar.tsx";

test("is a meter with a name and a value as people say it", async () => {
  const screen = await render(<SegmentBar value={11.8} max={19} label="Datenvolumen" valueText="11,8 von 19 GB" />);
  const meter = screen.getByRole("meter", { name: "Datenvolumen" });
  await expect.element(meter).toHaveAttribute("aria-valuenow", "11.8");
  await expect.element(meter).toHaveAttribute("aria-valuetext", "11,8 von 19 GB");
});

test.each([
  [30, 19, "19"],
  [-2, 19, "0"],
  [5, 0, "0"],
])("%d of %d stays within its ends", async (value, max, now) => {
  const screen = await render(<SegmentBar value={value} max={max} label="Daten" />);
  await expect.element(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", now);
});
