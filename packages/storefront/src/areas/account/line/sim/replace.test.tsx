import { euro, makeIccid } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../../testing/fake-operator.ts";
import { sampleSettings } from "../../../../testing/sample-settings.ts";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { Overview } from "../overview.tsx";

const LINES = "GET /api/tariffs/me";
const SETTINGS = "GET /api/lines/l1/settings";

async function open(answers: Answers) {
  const stage = await makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview",
    answers: { [LINES]: [sampleLine], [SETTINGS]: sampleSettings, ...answers },
    user: sampleUser,
  });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

test("a card costs money, so that its button says so; an eSIM is free", async () => {
  const replacement = { id: "r1", type: "physical" as const, state: "ordered" as const, fee: euro(999) };
  const { sent } = await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? sampleLine : { ...sampleLine, sim: { ...sampleLine.sim, replacement } }],
    "POST /api/lines/l1/sim/replace": replacement,
  });
  await press("Ersatz bestellen");
  await expect.element(page.getByRole("button", { name: "Neue eSIM bestellen" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "eSIM" })).toHaveFocus();
  await page.getByRole("radio", { name: "SIM-Karte" }).click();
  await page.getByRole("radio", { name: "Kaputt" }).click();
  await expect.element(page.getByText(/^Neue SIM-Karte: 9,99\s€ einmalig inkl\. MwSt\./)).toBeVisible();
  await field("Dein Passwort").fill("Tribun#1907");
  await press("zahlungspflichtig bestellen");
  await expect.element(page.getByText("Deine neue SIM-Karte ist bestellt.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("SIM-Karte, bestellt")).toBeVisible();
  expect(bodies(sent, "POST /api/lines/l1/sim/replace")).toEqual([{ simType: "physical", reason: "defect", password: "Tribun#1907" }]);
});

test("a new eSIM that is being made appears by itself, and its fan is told when the old one ends", async () => {
  const replacement = { id: "r1", type: "esim" as const, state: "ordered" as const, fee: euro(0) };
  const making = { ...sampleLine, sim: { ...sampleLine.sim, replacement } };
  await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? sampleLine : before === 1 ? making : sampleLine],
    "POST /api/lines/l1/sim/replace": replacement,
  });
  await press("Ersatz bestellen");
  await expect.element(page.getByText("Die alte SIM geht dann nicht mehr", { exact: false })).toBeVisible();
  await field("Dein Passwort").fill("Tribun#1907");
  await press("Neue eSIM bestellen");
  await expect.element(page.getByText("eSIM, bestellt")).toBeVisible();
  await expect.element(page.getByText("eSIM, bestellt"), { timeout: 10_000 }).not.toBeInTheDocument();
});

test("a new card is put to work by its number; a wrong one is told at its field", async () => {
  const replacement = { id: "r1", type: "physical" as const, state: "shipped" as const, fee: euro(999) };
  const iccid = makeIccid(190_700_001);
  await open({
    [LINES]: [{ ...sampleLine, sim: { ...sampleLine.sim, replacement } }],
    "POST /api/lines/l1/sim/activate": (_: Sent, before: number) => (before === 0 ? refuse("1110") : sampleLine.sim),
  });
  await press("Karte aktivieren");
  await field("Kartennummer (ICCID)").fill("123");
  await press("Karte aktivieren");
  await expect.element(field("Kartennummer (ICCID)")).toHaveAccessibleDescription(/SIM-Nummer stimmt nicht/);
  await field("Kartennummer (ICCID)").fill(iccid);
  await field("Dein Passwort").fill("Tribun#1907");
  await press("Karte aktivieren");
  await expect.element(field("Kartennummer (ICCID)")).toHaveAccessibleDescription(/SIM-Nummer stimmt nicht/);
  await press("Karte aktivieren");
  await expect.element(page.getByText("Deine neue Karte geht in ein paar Minuten ins Netz.")).toBeVisible();
});

test("a card to a new address says that it waits for the mailbox, and lets another one be ordered", async () => {
  const replacement = { id: "r1", type: "physical" as const, state: "ordered" as const, fee: euro(999), addressUnproven: true };
  await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? sampleLine : { ...sampleLine, sim: { ...sampleLine.sim, replacement } }],
    "POST /api/lines/l1/sim/replace": (_: Sent, before: number) => (before === 0 ? refuse("1004") : replacement),
  });
  await press("Ersatz bestellen");
  await page.getByRole("radio", { name: "SIM-Karte" }).click();
  await field("Dein Passwort").fill("falsch");
  await press("zahlungspflichtig bestellen");
  await expect.element(field("Dein Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await field("Dein Passwort").fill("Tribun#1907");
  await press("zahlungspflichtig bestellen");
  await expect.element(page.getByText("Bestätige die Adresse mit dem Link in deiner E-Mail", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Wartet, bis du die Adresse", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ersatz bestellen" })).toBeVisible();
});
