import type { Order } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ported, portedOrder, sampleParcel } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Timeline } from "./timeline.tsx";

async function open(order: Order, language: "de" | "tr" = "de") {
  const { element } = await makeStage({ screen: <Timeline order={order} />, path: "/checkout/success", language });
  await render(element);
}
const happenings = () => page.getByRole("list").getByRole("listitem");

test.each([
  ["de", { state: "declined", reason: "notReleased" }, "Abgelehnt, du kannst es in deinem Konto berichtigen"],
  ["de", { state: "cancelled" }, "Der Wechsel ist abgesagt"],
  ["tr", { state: "declined", reason: "notReleased" }, "Geri çevrildi, hesabından düzeltebilirsin"],
  ["tr", { state: "cancelled" }, "Geçişten vazgeçildi"],
] as const)("a switch that does not come promises nothing after it (%s, %o)", async (language, porting, last) => {
  await open(portedOrder(ported(porting)), language);
  await expect.element(happenings().last()).toHaveTextContent(`90'${last}`);
  await expect.element(happenings().last()).toHaveAttribute("aria-current", "step");
  expect(happenings().elements()).toHaveLength(3);
});

test.each([
  ["called off", { state: "cancelled" }, "eSIM bereit, scann den Code oder lad sie aufs Handy"],
  ["agreed", {}, "eSIM bereit. Lad sie schon jetzt, ins Netz geht sie mit dem Wechsel"],
] as const)("an eSIM waits for a switch that comes, not for one that is %s", async (_what, porting, said) => {
  await open({
    ...portedOrder(ported(porting)),
    esim: { lpa: "LPA:1$smdp.example$CODE", smdpAddress: "smdp.example", matchingId: "CODE", iccid: "8949990000000000015" },
  });
  await expect.element(happenings().nth(1)).toMatchTextContent(new RegExp(`${said}$`));
});

const { summary, ...onItsWay } = portedOrder(ported());
const withCard = { ...onItsWay, summary: { ...summary, line: { ...summary.line, simType: "physical" as const } } };
test.each([
  ["being packed", undefined, "Wir packen deine SIM-Karte"],
  ["on its way", { ...sampleParcel, expectedTo: "2999-11-25" }, "Bei dir bis 25. November 2999"],
  ["late", { ...sampleParcel, expectedTo: "2020-11-25" }, "Sollte seit 25. November 2020 bei dir sein"],
  ["in use", { ...sampleParcel, expectedTo: "2020-11-25", inUse: true }, "Bei dir angekommen"],
])("the card of a number that is brought along, %s, is where it is", async (_stage, parcel, said) => {
  await open({ ...withCard, ...(parcel && { parcel }) });
  await expect.element(happenings().nth(1)).toMatchTextContent(new RegExp(`${said.replaceAll(" ", String.raw`\s`)}$`));
});
