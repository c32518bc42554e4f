import type { Line } from "@tribun/api-client/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleSettings } from "../../../testing/sample-settings.ts";
import { changedLine, sampleAdvice, sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Overview } from "./overview.tsx";

const LINES = "GET /api/tariffs/me";
const SETTINGS = "GET /api/lines/l1/settings";
const blocked: Line = { ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" } };

afterEach(() => vi.restoreAllMocks());

const makeAdvised = (lines: readonly Line[]) =>
  makeStage({
    screen: <Overview />,
    path: "/dashboard/account/overview#advice",
    answers: { [LINES]: lines, [SETTINGS]: sampleSettings },
    user: sampleUser,
  });

async function open(answers: Answers = {}, path = "/dashboard/account/overview") {
  const stage = await makeStage({
    screen: <Overview />,
    path,
    answers: { [LINES]: [sampleLine], [SETTINGS]: sampleSettings, ...answers },
    user: sampleUser,
  });
  await render(stage.element);
  return stage;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (label: string) => page.getByLabelText(label, { exact: true });
const bodies = (sent: readonly Sent[], call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);

test("the advice names what was needed, what fits better and where it is sold; without one nothing is said", async () => {
  const { rerender } = await render((await makeAdvised([{ ...sampleLine, advice: sampleAdvice }])).element);
  const advice = page.getByRole("region", { name: "Unser Rat zu deinem Tarif" });
  await expect
    .element(advice)
    .toMatchTextContent(/6,4.GB verbraucht\. Dafür passt Serbest S mit 10.GB für 9,99.€ im Monat besser als Serbest M/);
  await expect.element(advice.getByRole("link", { name: "Serbest S ansehen" })).toHaveAttribute("href", "/tarife/flex/serbest-s");
  // An order in the shop would create a second contract.
  await expect.element(advice.getByText("unter „Tarif wechseln“", { exact: false })).toBeVisible();
  await rerender((await makeAdvised([{ ...sampleLine, advice: sampleAdvice, endsOn: "2027-03-31" }])).element);
  await expect.element(advice).not.toBeInTheDocument();
  await rerender((await makeAdvised([sampleLine])).element);
  await expect.element(page.getByRole("region", { name: "Vertrag" })).toBeVisible();
  expect(page.getByText("Unser Rat zu deinem Tarif").elements()).toEqual([]);
});

test("the contract says what we change in it, and how to leave because of it (L06)", async () => {
  await open({ [LINES]: [changedLine] });
  const contract = page.getByRole("region", { name: "Vertrag" });
  const title = "Dein Vertrag für 0171 39200 33 ändert sich am 10. Dezember 2026";
  await expect.element(contract.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await expect
    .element(contract.getByRole("link", { name: "Wegen der Änderung kündigen" }))
    .toHaveAttribute("href", "/information/cancellation?line=l1#terminate");
});

test("the contract says what the annual advice says, and keeps its last day in a calendar", async () => {
  await open({ [LINES]: [{ ...sampleLine, tariff: { ...sampleLine.tariff, commitmentMonths: 24 }, commitmentEnd: "2028-03-31" }] });
  const contract = page.getByRole("region", { name: "Vertrag" });
  for (const fact of [/31\.\sMärz 2028/, /^1\sMonat$/, /31\.\sDezember 2026/]) await expect.element(contract.getByText(fact)).toBeVisible();
  await expect
    .element(contract.getByRole("link", { name: "Vertrag kündigen" }))
    .toHaveAttribute("href", "/information/cancellation?line=l1#terminate");
  const made = vi.spyOn(URL, "createObjectURL");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await press("In den Kalender");
  const [file] = made.mock.calls[0] ?? [];
  expect(file instanceof Blob && (await file.text())).toContain("DTSTART;VALUE=DATE:20261231");
});

test("of several lines the fan chooses, and the address knows which", async () => {
  const { router } = await open({
    [LINES]: [sampleLine, { ...sampleLine, id: "l2", msisdn: "+491713920007" }],
    "GET /api/lines/l2/settings": { ...sampleSettings, lineId: "l2" },
  });
  await page.getByText(/Serbest M, 0171.39200.07/).click();
  await expect.poll(() => router.state.location.href).toBe("/dashboard/account/overview?line=l2");
  await expect.element(page.getByRole("region", { name: "Vertrag" }).getByText(/0171\s39200\s07/)).toBeVisible();
});

test("the id of somebody else's line in the address shows the fan's own, and asks for nothing of the other", async () => {
  const { sent } = await open({}, "/dashboard/account/overview?line=foreign");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByText("0171 39200 33").first()).toBeVisible();
  await expect.poll(() => sent.some(({ call }) => call === SETTINGS)).toBe(true);
  expect(sent.filter(({ call }) => call.includes("foreign"))).toEqual([]);
});

test("a stolen SIM is blocked at once, and the receipt has the focus", async () => {
  const { sent } = await open({
    [LINES]: (_: Sent, before: number) => [before === 0 ? sampleLine : blocked],
    "POST /api/lines/l1/sim/block": blocked.sim,
  });
  await press("SIM sperren");
  await page.getByRole("radio", { name: "Gestohlen" }).click();
  await press("Jetzt sperren");
  await expect.element(page.getByText("Deine SIM ist gesperrt.", { exact: false })).toBeVisible();
  await expect.element(page.getByText("von dir gesperrt")).toBeVisible();
  expect(bodies(sent, "POST /api/lines/l1/sim/block")).toEqual([{ reason: "stolen" }]);
  await expect.poll(() => document.activeElement?.textContent).toContain("Deine SIM ist gesperrt.");
});

test("PIN and PUK come after the right password and are hidden on demand", async () => {
  await open({
    "POST /api/lines/l1/puk": (_: Sent, before: number) =>
      before === 0 ? refuse("1004") : { pin: "0190", puk: "83015526", iccidMasked: "8949 … 0015" },
  });
  await press("PIN und PUK zeigen");
  await field("Dein Passwort").fill("falsch");
  await press("PIN und PUK zeigen");
  await expect.element(field("Dein Passwort")).toHaveAccessibleDescription("Dieses Passwort stimmt nicht.");
  await field("Dein Passwort").fill("Tribun#1907");
  await press("PIN und PUK zeigen");
  await expect.element(page.getByText("83015526")).toBeVisible();
  await expect.element(page.getByText("0190", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Hast du sie im Handy geändert", { exact: false })).toBeVisible();
  await press("Ausblenden");
  await expect.element(page.getByText("83015526")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "PIN und PUK zeigen" })).toHaveFocus();
});

test("an eSIM shows its code anew; a used one says what to do", async () => {
  const lpa = "LPA:1$smdp.example$AB12";
  const ready = { state: "ready", iccidMasked: "8949", lpa, smdpAddress: "smdp.example", matchingId: "AB12" };
  const used = { state: "downloaded", iccidMasked: "8949", downloadedAt: "2026-11-02T10:00:00.000Z" };
  await open({ "GET /api/lines/l1/esim": (_: Sent, before: number) => (before === 0 ? ready : used) });
  await press("Code zeigen");
  await expect.element(page.getByRole("img", { name: /QR/ })).toBeVisible();
  await press("Ausblenden");
  await press("Code zeigen");
  await expect.element(page.getByText("ihr Code ist damit verbraucht", { exact: false })).toBeVisible();
});

test("each block counts at once, and what failed is told beside its switch", async () => {
  const on = { ...sampleSettings, blocks: { ...sampleSettings.blocks, premiumNumbers: true } };
  const { sent } = await open({ "PATCH /api/lines/l1/blocks": (_: Sent, before: number) => (before === 0 ? on : refuse("-1")) });
  await page.getByRole("switch", { name: "Teure Sondernummern sperren" }).click();
  await expect.element(page.getByRole("switch", { name: "Teure Sondernummern sperren" })).toBeChecked();
  await page.getByRole("switch", { name: "Abos von Dritten sperren" }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("switch", { name: "Abos von Dritten sperren" })).not.toBeChecked();
  expect(bodies(sent, "PATCH /api/lines/l1/blocks")).toEqual([{ premiumNumbers: true }, { thirdPartyBilling: true }]);
});

test("data outside the EU is blocked, and its words say what Türkiye is and that packs go on", async () => {
  const on = { ...sampleSettings, blocks: { ...sampleSettings.blocks, roamingData: true } };
  const { sent } = await open({ "PATCH /api/lines/l1/blocks": on });
  const roaming = page.getByRole("switch", { name: "Surfen außerhalb der EU sperren" });
  await expect.element(roaming).toHaveAccessibleDescription(/Die Türkei gehört nicht zur EU.*Pakete laufen weiter/);
  await roaming.click();
  await expect.element(roaming).toBeChecked();
  expect(bodies(sent, "PATCH /api/lines/l1/blocks")).toEqual([{ roamingData: true }]);
});

test("two switches pressed one after the other are both saved", async () => {
  const slow = () => new Promise((done) => setTimeout(() => done(sampleSettings), 300));
  const { sent } = await open({ "PATCH /api/lines/l1/blocks": slow });
  await page.getByRole("switch", { name: "Teure Sondernummern sperren" }).click();
  await page.getByRole("switch", { name: "Abos von Dritten sperren" }).click();
  await expect.poll(() => bodies(sent, "PATCH /api/lines/l1/blocks")).toEqual([{ premiumNumbers: true }, { thirdPartyBilling: true }]);
});

test("the cap abroad is chosen or switched off", async () => {
  const off = { ...sampleSettings, costShield: { ...sampleSettings.costShield, enabled: false, state: "off" } };
  const { sent } = await open({ "PATCH /api/lines/l1/cost-shield": off });
  await press("Kostengrenze im Ausland ändern");
  await expect.element(page.getByRole("radio", { name: "59,50 €" })).toHaveFocus();
  await page.getByRole("radio", { name: "Keine Grenze" }).click();
  await press("Speichern");
  await expect.element(page.getByText("Deine neue Kostengrenze gilt ab sofort.")).toBeVisible();
  await expect.element(page.getByText("ausgeschaltet")).toBeVisible();
  expect(bodies(sent, "PATCH /api/lines/l1/cost-shield")).toEqual([{ enabled: false }]);
});

test("an itemised bill needs the declaration of everybody who uses the line", async () => {
  const full = { ...sampleSettings, evn: { ...sampleSettings.evn, mode: "full", since: "2026-11-21T10:00:00.000Z" } };
  const { sent } = await open({ "PATCH /api/lines/l1/evn": full });
  await press("Einzelverbindungsnachweis ändern");
  await page.getByRole("radio", { name: "mit vollen Nummern" }).click();
  await press("Speichern");
  await expect.element(page.getByRole("checkbox")).toBeInvalid();
  await page.getByRole("checkbox").click();
  await press("Speichern");
  await expect.element(page.getByText("mit vollen Nummern, seit", { exact: false })).toBeVisible();
  expect(bodies(sent, "PATCH /api/lines/l1/evn")).toEqual([{ mode: "full", declaration: true }]);
});

test("a fan without a line is led to the tariffs", async () => {
  await open({ [LINES]: [] });
  await expect.element(page.getByRole("link", { name: "Tarif aussuchen" })).toHaveAttribute("href", "/tarife");
});
