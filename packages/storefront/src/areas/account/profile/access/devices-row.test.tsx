import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse } from "../../../../testing/fake-operator.ts";
import { sampleDevices, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { DevicesRow } from "./devices-row.tsx";

async function open(answers: Answers = {}, language: Language = "de") {
  const stage = await makeStage({
    screen: <DevicesRow />,
    path: "/dashboard/account/profile",
    answers: { "GET /api/auth/sessions": sampleDevices, ...answers },
    user: sampleUser,
    language,
  });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("one of the devices is signed out once, is gone, and the list has the focus", async () => {
  const { sent } = await open({ "DELETE /api/auth/sessions/s2": {} });
  await expect.element(page.getByText("Firefox · Windows")).toBeVisible();
  await expect.element(page.getByText("Dieses Gerät")).toBeVisible();
  await expect.element(page.getByText("angemeldet seit 12.\u00a0September 2026", { exact: false })).toBeVisible();
  await press("Chrome · Android abmelden");
  await expect.element(page.getByRole("heading", { name: "Hier bist du angemeldet" })).toHaveFocus();
  await expect.element(page.getByText("Chrome · Android", { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText("Chrome · Android ist abgemeldet.")).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith("DELETE"))).toHaveLength(1);
});

test("a device that could not be signed out stays in the list, and says so", async () => {
  await open({ "DELETE /api/auth/sessions/s2": refuse("-1") });
  await press("Chrome · Android abmelden");
  await expect.element(page.getByText("Chrome · Android ist noch angemeldet", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Chrome · Android", { exact: true })).toBeVisible();
});

test("of many devices the first few stand there, and the one at hand wherever it is", async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ ...sampleDevices[1], id: `d${at}`, current: at === 24 }));
  await open({ "GET /api/auth/sessions": many });
  await expect.element(page.getByText("Dieses Gerät")).toBeVisible();
  expect(page.getByRole("listitem").elements().length).toBeLessThanOrEqual(6);
});

test("Turkish names devices too", async () => {
  await open({}, "tr");
  await expect.element(page.getByRole("button", { name: "Chrome · Android: çıkış yap" })).toBeVisible();
});
