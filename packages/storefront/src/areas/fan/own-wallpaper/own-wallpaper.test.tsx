import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makePage } from "../../../testing/page.tsx";

/** Colours of a club's style; without them everything is black. */
const COLOURS = {
  board: "#101820",
  "on-board": "#ffffff",
  "club-a": "#0b2a6b",
  "on-club-a": "#ffffff",
  "club-b": "#ffd400",
  "on-club-b": "#111111",
};
beforeEach(() => {
  for (const [name, colour] of Object.entries(COLOURS)) document.documentElement.style.setProperty(`--color-${name}`, colour);
});
afterEach(() => {
  document.documentElement.removeAttribute("style");
  for (const own of ["share", "canShare"]) Reflect.deleteProperty(navigator, own);
  vi.restoreAllMocks();
});

async function open() {
  const { element } = await makePage({ path: "/fan/own-wallpaper" });
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "about:blank#";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await render(element);
  return files;
}
const save = () => page.getByRole("button", { name: "Bild speichern" }).click();
const saved = () => expect.element(page.getByText("Gespeichert.", { exact: false }), { timeout: 30_000 }).toBeVisible();

/** Waits long, because a browser encodes pictures only when idle. */
const expectFiles = (files: readonly Blob[], count: number) => expect.poll(() => files.length, { timeout: 30_000 }).toBe(count);
const PATIENCE_MS = 60_000;

/** Pixels of the file, scaled down. */
async function pixels(file: Blob | undefined): Promise<readonly number[]> {
  const bitmap = await createImageBitmap(file ?? new Blob());
  const pen = new OffscreenCanvas(60, 60).getContext("2d");
  pen?.drawImage(bitmap, 0, 0, 60, 60);
  return [...(pen?.getImageData(0, 0, 60, 60).data ?? [])];
}

test(
  "a name and a number stand on the shirt in Turkish capitals, and in the file, which has the chosen size",
  async () => {
    const files = await open();
    await expect.element(page.getByRole("img", { name: "Trikot von hinten, noch ohne Namen und Nummer" })).toBeVisible();
    await save();
    await saved();
    await page.getByRole("textbox", { name: "Name" }).fill("ilkay");
    await page.getByRole("textbox", { name: "Nummer" }).fill("9");
    await expect.element(page.getByRole("img", { name: "Trikot von hinten: İLKAY 9" })).toBeVisible();
    await page.getByText("Uhr", { exact: true }).click();
    await save();
    await expectFiles(files, 2);
    const { width, height } = await createImageBitmap(files[1] ?? new Blob());
    expect([width, height, files[1]?.type]).toEqual([416, 496, "image/png"]);
    const [bare, own] = [await pixels(files[0]), await pixels(files[1])];
    expect(own).not.toEqual(bare);
    expect(new Set(own).size).toBeGreaterThan(10);
  },
  PATIENCE_MS,
);

test(
  "the letters reach the file",
  async () => {
    const files = await open();
    await page.getByText("Uhr", { exact: true }).click();
    await save();
    await expectFiles(files, 1);
    await page.getByRole("textbox", { name: "Nummer" }).fill("88");
    await save();
    await expectFiles(files, 2);
    expect(await pixels(files[1])).not.toEqual(await pixels(files[0]));
  },
  PATIENCE_MS,
);

const SHARE = "Teilen oder als Hintergrund nehmen";
/** Stubs the share sheet, which the test browser may lack. */
function stubSheet(share: (data: ShareData) => Promise<void>) {
  const shared = vi.fn(share);
  Object.assign(navigator, { share: shared, canShare: () => true });
  return shared;
}

test(
  "where the device has a share sheet, the picture goes there, and a closed sheet downloads nothing",
  async () => {
    const shared = stubSheet(async () => undefined);
    const files = await open();
    await page.getByText("Uhr", { exact: true }).click();
    const share = page.getByRole("button", { name: SHARE });
    await share.click();
    await expect.poll(() => shared.mock.calls.length, { timeout: 30_000 }).toBe(1);
    expect(shared.mock.calls[0]?.[0].files?.[0]).toMatchObject({ type: "image/png", name: expect.stringMatching(/\.png$/) });
    shared.mockRejectedValueOnce(new DOMException("closed", "AbortError"));
    await share.click();
    await expect.poll(() => shared.mock.calls.length, { timeout: 30_000 }).toBe(2);
    expect(files).toEqual([]);
    // The browser refuses because the press was too long ago.
    shared.mockRejectedValueOnce(new DOMException("no press", "NotAllowedError"));
    await share.click();
    await expectFiles(files, 1);
    await saved();
  },
  PATIENCE_MS,
);

test("in the hand of a fan it has the size of that very device from the start", async () => {
  const asked = matchMedia("all");
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), asked, { media, matches: media === "(pointer: coarse)" }),
  );
  await open();
  await expect.element(page.getByRole("radio", { name: "Dieses Gerät" })).toBeChecked();
  const [width, height] = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio));
  await expect.element(page.getByText(`${width} × ${height} Pixel, PNG`)).toBeVisible();
});

test("without a share sheet there is no button for it", async () => {
  await open();
  await expect.element(page.getByRole("button", { name: "Bild speichern" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: SHARE })).not.toBeInTheDocument();
});

test.each([
  ["Name", "Elif!", "Auf das Trikot passen nur Buchstaben"],
  ["Nummer", "100", "Die Rückennummer liegt zwischen 1 und 99, ohne Null davor."],
])("what cannot be printed is told at its field: %s", async (field, typed, message) => {
  const files = await open();
  await page.getByRole("textbox", { name: field }).fill(typed);
  await save();
  await expect.element(page.getByRole("textbox", { name: field })).toHaveAccessibleDescription(new RegExp(message));
  await expect.element(page.getByRole("textbox", { name: field })).toHaveValue(typed);
  expect(files).toEqual([]);
});
