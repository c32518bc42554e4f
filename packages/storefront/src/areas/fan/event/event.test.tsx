import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";
import { sampleBrand } from "../../../testing/sample-brand.ts";
import { fanAnswers } from "../../../testing/sample-fan.ts";

const [derby, second] = sampleBrand.events;
if (!derby || !second) throw new Error("the sample club has two events");
const brand = {
  ...sampleBrand,
  events: [
    derby,
    { ...second, slug: "off", match: "off" },
    { ...second, slug: "late", startsAt: "2027-03-06T16:00:00Z", endsAt: "2027-03-06T18:00:00Z" },
    second,
  ],
};
const off = {
  ...{ id: "off", round: 18, opponent: "Kaptanlar 1919", venue: "home", kickOff: "2027-01-09T16:00:00.000Z" },
  state: "cancelled",
};

test.each(["/event/derby", "/fan"])("what comes next is the earliest that is on, whatever the club names first: %s", async (path) => {
  const { element } = await makePage({ path, brand, answers: { ...fanAnswers(), "GET /api/matches": [off] } });
  await render(element);
  const next = () => document.querySelector('main [data-when="over"] a')?.getAttribute("href");
  await expect.poll(next).toBe("/event/second-half");
});
