import { testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete, tariff } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const DAY_MS = 86_400_000;

test("a device whose clock is ahead leads nobody away from the ticket before the operator has told the time", async () => {
  let heard = false;
  const answered = Promise.withResolvers<typeof tariff>();
  const { element, went, calls } = await stageFor({
    step: "approval",
    draft: complete(),
    offers: { jersey: false, specialNumbers: true, porting: true },
    now: () => testNow() + (heard ? 0 : 3 * DAY_MS),
    heard: () => heard,
    answers: { tariffDetail: () => answered.promise },
  });
  await render(element);
  await expect.poll(() => calls.some(({ id }) => id === "tariffDetail")).toBe(true);
  expect(went).toEqual([]);
  heard = true;
  answered.resolve(tariff);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Ein letzter Blick");
  await expect.element(page.getByRole("status", { name: "Deine Bestellung wird geladen" })).not.toBeInTheDocument();
  expect(went).toEqual([]);
});
