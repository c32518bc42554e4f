import { inSeconds } from "@tribun/vitest-config/clock";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { sampleGiveaway, sampleWaiting } from "../../../testing/sample-giveaway.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { GiveawayBoard } from "./giveaway-board.tsx";

afterEach(() => void vi.useRealTimers());

async function looks(giveaway: typeof sampleGiveaway) {
  const onMoment = vi.fn<() => void>();
  const stage = await makeStage({ screen: <GiveawayBoard giveaway={giveaway} onMoment={onMoment} />, path: "/giveaway" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  await render(stage.element);
  return onMoment;
}

test("a draw that comes later than its moment is asked after until it is there", async () => {
  const asked = await looks({ ...sampleWaiting, sealed: undefined, drawAt: inSeconds(60) });
  await vi.advanceTimersByTimeAsync(62_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test("so is what is due already, and what is far away is not", async () => {
  const asked = await looks({ ...sampleWaiting, sealed: undefined, drawAt: inSeconds(-60) });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(asked).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  const far = await looks({ ...sampleGiveaway, state: "upcoming", opensAt: inSeconds(40 * 24 * 3600) });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(far).not.toHaveBeenCalled();
});
