import type { Line } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = () => page.getByRole("group", { name: "eSIM auf dein Gerät laden" });

async function open(line: Line = sampleLine) {
  const lpa = { lpa: "LPA:1$smdp.example$AB12", smdpAddress: "smdp.example", matchingId: "AB12" };
  const answers = {
    ...{ "GET /api/tariffs/me": [line], "GET /api/lines/l1/settings": sampleSettings },
    "GET /api/lines/l1/esim": { state: "ready", iccidMasked: "8949", ...lpa },
  };
  const { element } = await makeStage({ screen: <Overview />, path: "/dashboard/account/overview", answers, user: sampleUser });
  await render(element);
  await expect.element(button("Nummer wechseln")).toBeVisible();
}

test("a code that comes late leaves whoever is somewhere else by then where they are", async () => {
  await open();
  const other = button("Nummer wechseln").element();
  if (!(other instanceof HTMLElement)) throw new Error("no button");
  // Synchronous, because a finger may be faster than the network.
  button("Code zeigen")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  other.focus();
  await expect.element(code()).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(other);
});

test("the code has the focus of the button that is gone", async () => {
  await open();
  await button("Code zeigen").click();
  await expect.element(code()).toHaveFocus();
});

test("an eSIM that is on a device offers its code no more and says since when", async () => {
  await open({ ...sampleLine, sim: { ...sampleLine.sim, downloadedAt: "2026-11-02T10:00:00.000Z" } });
  await expect.element(page.getByText(/am 2\.\sNovember 2026 auf ein Gerät geladen, ihr Code ist damit verbraucht/)).toBeVisible();
  expect(button("Code zeigen").elements()).toEqual([]);
});
