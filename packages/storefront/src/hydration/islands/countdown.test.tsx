import { inSeconds } from "@tribun/vitest-config/clock";
import { expect, onTestFinished, test } from "vitest";
import { countdownIsland, tickCountdowns } from "./countdown.ts";

const STARTS = "2026-12-12T17:30:00Z";
const at = (time: string) => {
  document.body.innerHTML = `<div data-starts="${STARTS}" data-ends="2026-12-12T19:30:00Z"></div>`;
  tickCountdowns(Date.parse(time));
  const place = document.querySelector("div");
  const figures = ["days", "hours", "minutes", "seconds"].map((name) => place?.style.getPropertyValue(`--${name}`));
  return `${place?.dataset["phase"]} ${figures.join(":")}`;
};

test.each([
  ["2026-11-21T12:59:59.500Z", "upcoming 21:4:30:1"],
  ["2026-12-12T17:29:59.001Z", "upcoming 0:0:0:1"],
  ["2026-12-12T17:30:00Z", "running 0:0:0:0"],
  ["2026-12-12T19:29:59Z", "running 0:0:0:0"],
  ["2026-12-12T19:30:00Z", "over 0:0:0:0"],
])("at %s it is %s", (time, said) => expect(at(time)).toBe(said));

test("once a page has told how far the operator's clock is ahead, the document goes by that", () => {
  onTestFinished(() => void delete document.documentElement.dataset["ahead"]);
  document.body.innerHTML = `<div data-starts="${inSeconds(60)}" data-ends="${inSeconds(600)}"></div>`;
  const phase = () => document.querySelector("div")?.dataset["phase"];
  countdownIsland();
  expect(phase()).toBe("upcoming");
  countdownIsland(120_000);
  expect(phase()).toBe("running");
  countdownIsland();
  expect(phase()).toBe("running");
});
