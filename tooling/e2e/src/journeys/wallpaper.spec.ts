import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoFaults } from "../house/faults.ts";
import { expect, test } from "../house/fixtures.ts";
import type { Text } from "../house/text.ts";

/** The header of a PNG: eight bytes of signature, a chunk's length and name, then width and height. */
const SIGNATURE = "89504e470d0a1a0a";
const WIDTH_AT = 16;
const HEIGHT_AT = 20;
/** The size of a watch, which is the smallest one. */
const WATCH = { width: 416, height: 496 };

/** Saves the picture, and reads name and size from the file. */
async function saved(page: Page, text: Text) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: text("fan", "own.save"), exact: true }).click();
  const download = await arriving;
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, SIGNATURE.length / 2).toString("hex")).toBe(SIGNATURE);
  return { name: download.suggestedFilename(), width: bytes.readUInt32BE(WIDTH_AT), height: bytes.readUInt32BE(HEIGHT_AT) };
}

/** Replaces the share sheet, which this browser does not have. It accepts pictures and records them. */
function standInForShareSheet(): void {
  const pictures: object[] = [];
  Object.assign(globalThis, { pictures });
  Object.assign(navigator, {
    canShare: ({ files = [] }: ShareData) => files.length > 0,
    share: async ({ files = [] }: ShareData) => {
      // Requires a press, as the browser does.
      if (!navigator.userActivation.isActive) throw new DOMException("no press", "NotAllowedError");
      for (const file of files) {
        const head = new DataView(await file.arrayBuffer());
        pictures.push({ name: file.name, type: file.type, width: head.getUint32(16), height: head.getUint32(20) });
      }
    },
  });
}

test("a fan makes a wallpaper with the own name and number, saves it in another device's size and in this one's, and hands it to the share sheet", async ({
  page,
  text,
}) => {
  const t = (key: string) => text("fan", key);
  await page.addInitScript(standInForShareSheet);
  await page.goto("/fan/wallpapers");
  await page.getByRole("link", { name: t("own.link"), exact: true }).click();
  await page.getByRole("textbox", { name: t("own.name"), exact: true }).fill("ilkay");
  await page.getByRole("textbox", { name: t("own.number"), exact: true }).fill("9");
  await expect(page.getByRole("img", { name: text("fan", "own.picture", { name: "İLKAY", number: 9 }), exact: true })).toBeVisible();
  await expectNoFaults(page);

  await page.getByText(t("wallpapers.device.watch"), { exact: true }).click();
  expect(await saved(page, text)).toMatchObject({ name: expect.stringMatching(/ İLKAY 9\.png$/), ...WATCH });
  await page.getByText(t("own.here"), { exact: true }).click();
  const here = await page.evaluate(() => ({
    width: Math.round(screen.width * devicePixelRatio),
    height: Math.round(screen.height * devicePixelRatio),
  }));
  expect(await saved(page, text)).toMatchObject(here);
  await expect(page.getByText(t("own.saved"), { exact: true })).toBeVisible();

  await page.getByRole("button", { name: t("own.share"), exact: true }).click();
  const shared = { ...here, name: expect.stringMatching(/ İLKAY 9\.png$/), type: "image/png" };
  await expect.poll(() => page.evaluate<unknown>(() => Reflect.get(globalThis, "pictures"))).toEqual([shared]);
});
