import { ApiError } from "@tribun/api-client";
import { testNow } from "@tribun/vitest-config/clock";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { parseDraft } from "../../../store/schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "../../../store/draft-atom.ts";
import { withNumber } from "../../../testing/samples.ts";
import { type StageOptions, stageFor } from "../../../testing/stage.tsx";

const CARD = "8949990000190700015";
const known = { valid: true, simType: "physical", activatable: true, checkedAt: "2026-11-21T10:00:00.000Z" };

async function open(answers: StageOptions["answers"] = {}, language: "de" | "tr" = "de") {
  const stage = await stageFor({ step: "number", draft: withNumber(), answers: { checkSim: known, ...answers } }, language);
  await render(stage.element);
  return stage;
}
class Reader {
  detect() {
    return Promise.resolve([{ rawValue: `ICCID ${CARD}` }]);
  }
}
const shop = () => page.getByRole("radio", { name: "SIM-Karte aus dem Laden" });
const field = () => page.getByRole("textbox", { name: "Kartennummer (ICCID)" });
const check = () => page.getByRole("button", { name: "Karte prüfen" });
const next = () => page.getByRole("button", { name: /^Weiter/ });

afterEach(() => vi.unstubAllGlobals());

test("a card is looked at, and only then the order goes on", async () => {
  const { calls, went } = await open();
  await shop().click();
  await field().fill("8949 9900 0019 0700 015");
  await next().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(/Lass die Karte noch prüfen/);
  expect(went).toEqual([]);
  await check().click();
  await expect.element(page.getByText("Die Karte passt. Nach der Zahlung legst du sie ein, und du bist im Netz.")).toBeVisible();
  expect(calls.find(({ id }) => id === "checkSim")?.input).toEqual({ body: { iccid: CARD } });
  await next().click();
  await expect.poll(() => went).toHaveLength(1);
});

test("a slip of the finger asks nobody, and says so", async () => {
  const { calls } = await open();
  await shop().click();
  await field().fill("8949990000190700016");
  await check().click();
  await expect.element(field()).toHaveAccessibleDescription(/Tippfehler/);
  expect(calls.filter(({ id }) => id === "checkSim")).toHaveLength(0);
});

test.each([
  ["unknown", new ApiError("1110", { reason: "unknown" }), /kennen wir nicht/],
  ["void", new ApiError("1110", { reason: "retired" }), /nicht mehr gültig/],
  ["in use", { ...known, activatable: false }, /läuft schon ein Anschluss/],
  ["an eSIM", { ...known, simType: "esim" }, /Nummer einer eSIM/],
] as const)("a card that is %s has its own words beside the field", async (_, answer, words) => {
  await open({ checkSim: answer });
  await shop().click();
  await field().fill(CARD);
  await check().click();
  await expect.element(field()).toHaveAccessibleDescription(words);
});

test("too many tries, and an operator that is down, are told and lose nothing", async () => {
  await open({ checkSim: new ApiError("RATE_LIMIT_EXCEEDED") });
  await shop().click();
  await field().fill(CARD);
  await check().click();
  await expect.element(page.getByText(/zu viele Versuche/)).toBeVisible();
  await expect.element(field()).toHaveValue(CARD);
});

test("nothing typed is told at the field, and nobody is asked", async () => {
  const { calls } = await open();
  await shop().click();
  await check().click();
  await expect.element(field()).toHaveAccessibleDescription(/Bitte gib die Kartennummer ein/);
  await field().fill("8");
  await expect.element(field()).not.toHaveAccessibleDescription(/Bitte gib die Kartennummer ein/);
  expect(calls.filter(({ id }) => id === "checkSim")).toHaveLength(0);
});

test("an answer that comes after the fan chose a card by post brings the one from the shop back to nobody", async () => {
  const answer = Promise.withResolvers<typeof known>();
  const { calls } = await open({ checkSim: () => answer.promise });
  await shop().click();
  await field().fill(CARD);
  await check().click();
  await expect.poll(() => calls.filter(({ id }) => id === "checkSim")).toHaveLength(1);
  const post = page.getByRole("radio", { name: "SIM-Karte per Post" });
  await post.click();
  await expect.element(post).toBeChecked();
  answer.resolve(known);
  const stored = () => parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), "muster", testNow())?.shopCard;
  await expect.poll(() => stored()?.checked).toBe(CARD);
  expect(stored()?.aside).toBe(true);
  await expect.element(post).toBeChecked();
  await shop().click();
  await expect.element(page.getByText(/^Die Karte passt/)).toBeVisible();
});

test("without a reader of barcodes there is nothing to press; with one the camera is asked for on a press alone", async () => {
  vi.stubGlobal("BarcodeDetector", undefined);
  await open();
  await shop().click();
  await expect.element(check()).toBeVisible();
  expect(page.getByRole("button", { name: "Mit der Kamera lesen" }).elements()).toHaveLength(0);
});

test("what the camera reads is put in and looked at, and the camera goes off", async () => {
  const track = { stop: vi.fn() };
  vi.stubGlobal("BarcodeDetector", Reader);
  const asked = vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(() => {
    const stream = new MediaStream();
    vi.spyOn(stream, "getTracks").mockReturnValue([Object.assign(new EventTarget(), track) as unknown as MediaStreamTrack]);
    return Promise.resolve(stream);
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  const { calls } = await open();
  await shop().click();
  expect(asked).not.toHaveBeenCalled();
  await page.getByRole("button", { name: "Mit der Kamera lesen" }).click();
  await expect.element(page.getByText(/^Die Karte passt/)).toBeVisible();
  await expect.element(field()).toHaveValue(CARD);
  expect(calls.filter(({ id }) => id === "checkSim")).toHaveLength(1);
  expect(track.stop).toHaveBeenCalled();
  await expect.element(page.getByRole("button", { name: "Mit der Kamera lesen" })).toHaveFocus();
});

test("a camera that is refused leaves the typing", async () => {
  vi.stubGlobal("BarcodeDetector", Reader);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new Error("NotAllowedError"));
  await open();
  await shop().click();
  await page.getByRole("button", { name: "Mit der Kamera lesen" }).click();
  await expect.element(page.getByText("Die Kamera ist nicht frei oder nicht erlaubt. Tippe die Nummer ein.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Kamera aus" })).toHaveFocus();
  await page.getByRole("button", { name: "Kamera aus" }).click();
  await expect.element(page.getByRole("button", { name: "Mit der Kamera lesen" })).toHaveFocus();
});

test("speaks Turkish", async () => {
  await open({}, "tr");
  await page.getByRole("radio", { name: "Mağazadan aldığım SIM kart" }).click();
  await page.getByRole("textbox", { name: "Kart numarası (ICCID)" }).fill(CARD);
  await page.getByRole("button", { name: "Kartı kontrol et" }).click();
  await expect.element(page.getByText("Kart uygun. Ödemeden sonra tak, hattın açılır.")).toBeVisible();
});
