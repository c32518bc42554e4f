import type { Line } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

async function open(line: Line = sampleLine) {
  const answers = { "GET /api/tariffs/me": [line], "GET /api/lines/l1/settings": sampleSettings };
  const { element } = await makeStage({ screen: <Overview />, path: "/dashboard/account/overview", answers, user: sampleUser });
  await render(element);
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("how the number leaves is told with the data the new operator needs, and until when", async () => {
  await open();
  await press("So geht es");
  const way = page.getByRole("group", { name: "Nummer zu einem anderen Anbieter mitnehmen" });
  await expect.element(way).toHaveFocus();
  await expect.element(way).toMatchTextContent(/Bisheriger Anbieter.*0171 39200 33.*Deniz Yılmaz.*Geburtsdatum/);
  await expect.element(way).toMatchTextContent(/Dein Vertrag endet damit nicht/);
  // The panel already has the link to end the contract.
  await expect
    .element(page.getByRole("link", { name: "Vertrag kündigen" }))
    .toHaveAttribute("href", "/information/cancellation?line=l1#terminate");
  await press("Schließen");
  await expect.element(page.getByRole("button", { name: "So geht es" })).toHaveFocus();
});

test("of a contract that ends, the number may leave until a month later (§ 59 TKG), and there is nothing to cancel", async () => {
  await open({ ...sampleLine, endsOn: "2027-01-31" });
  await press("So geht es");
  const way = page.getByRole("group", { name: "Nummer zu einem anderen Anbieter mitnehmen" });
  await expect.element(way).toMatchTextContent(/bis zum 28\. Februar 2027/);
  expect(way.getByRole("link", { name: "Vertrag kündigen" }).query()).toBeNull();
});

test.each<[string, Line]>([
  ["has not begun", { ...sampleLine, status: "pending" }],
  ["ended longer than a month ago", { ...sampleLine, status: "ended", endsOn: "2026-10-20" }],
  ["ended without ever having run", { ...sampleLine, status: "ended" }],
])("of a line that %s no number leaves", async (_, line) => {
  await open(line);
  await expect.element(page.getByRole("region", { name: "Vertrag" })).toBeVisible();
  expect(page.getByRole("button", { name: "So geht es" }).query()).toBeNull();
});

test("a number whose line has ended leaves until a month later", async () => {
  await open({ ...sampleLine, status: "ended", endsOn: "2026-10-31" });
  await expect.element(page.getByText(/^Noch bis zum 30\.\sNovember\s2026, kostenlos/)).toBeVisible();
  await press("So geht es");
  const way = page.getByRole("group", { name: "Nummer zu einem anderen Anbieter mitnehmen" });
  await expect.element(way).toMatchTextContent(/bis zum 30\. November 2026/);
  expect(page.getByText("Dein Vertrag läuft bis zum").query()).toBeNull();
});
