import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { clockText, ScoreboardClock } from "./scoreboard-clock.tsx";

test.each([
  [892, "14:52"],
  [59, "00:59"],
  [0, "00:00"],
  [3849, "1:04:09"],
])("%i seconds read %s", (seconds, text) => expect(clockText(seconds)).toBe(text));

test("the ticking itself is silent; running short is said once", async () => {
  const clock = (left: number) => <ScoreboardClock label="Reserviert" secondsLeft={left} warnLabel="Noch 3 Minuten" />;
  const screen = await render(clock(181));
  await expect.element(screen.getByRole("timer")).toHaveAttribute("aria-live", "off");
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await screen.rerender(clock(180));
  await expect.element(screen.getByRole("status")).toHaveTextContent("Noch 3 Minuten");
});

test("never shows less than nothing", async () => {
  const screen = await render(<ScoreboardClock label="Reserviert" secondsLeft={-5} />);
  await expect.element(screen.getByRole("timer")).toHaveTextContent("00:00");
});
