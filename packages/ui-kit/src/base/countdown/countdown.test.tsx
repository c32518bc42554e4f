import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Countdown } from "./countdown.tsx";

const units = { days: "Tage", hours: "Std.", minutes: "Min.", seconds: "Sek." };
beforeEach(() => void (document.documentElement.dataset["scripted"] = ""));

test("is a timer of four figures with their words, which nobody reads aloud each second", async () => {
  const screen = await render(<Countdown label="Bis zum Anpfiff" units={units} />);
  const timer = screen.getByRole("timer", { name: "Bis zum Anpfiff" });
  await expect.element(timer).toHaveTextContent("TageStd.Min.Sek.");
  await expect.element(timer).not.toHaveAttribute("aria-live");
});

test("is not there where no script would tick", async () => {
  delete document.documentElement.dataset["scripted"];
  const { container } = await render(<Countdown label="Bis zum Anpfiff" units={units} />);
  expect(container.querySelector("div")?.checkVisibility()).toBe(false);
});
