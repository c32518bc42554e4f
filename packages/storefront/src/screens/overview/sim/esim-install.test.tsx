import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const code = () => page.getByRole("group", { name: "eSIM auf dein Gerät laden" });

async function open() {
  const lpa = { lpa: "LPA:1$smdp.example$AB12", smdpAddress: "smdp.example", matchingId: "AB12" };
  const answers = {
    ...{ "GET /api/tariffs/me": [sampleLine], "GET /api/lines/l1/settings": sampleSettings },
    "GET /api/lines/l1/esim": { state: "ready", iccidMasked: "8949", ...lpa },
  };
  const { element } = await makeStage({ screen: <Overview />, path: "/dashboard/account/overview", answers, user: sampleUser });
  await render(element);
  await expect.element(button("Code zeigen")).toBeVisible();
}

test("a code that comes late leaves whoever is somewhere else by then where they are", async () => {
  await open();
  const other = button("Nummer wechseln").element();
  if (!(other instanceof HTMLElement)) throw new Error("no button");
  // In one go, as a finger may be faster than the network.
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
