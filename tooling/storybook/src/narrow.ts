import { misnamedFields, NARROW_WINDOWS, setTextSize, smallTargets, stickingOut, untilQuiet } from "@tribun/vite-club/page-checks/in-page";
import { isTurn } from "@tribun/vitest-config/sweep";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

const USUAL = { width: 390, height: 844 };
/** Number of stories of this file so far. Vitest reloads setup files for each file. */
let before = 0;

// Checks each story at its end, because the build renders no page of a signed-in fan. In a sample, the stories of a file take turns with
// the narrow windows.
afterEach(async () => {
  const faults = [...misnamedFields(), ...smallTargets()];
  for (const { width, text } of NARROW_WINDOWS.filter((_, kind) => isTurn(kind, NARROW_WINDOWS.length, before))) {
    await page.viewport(width, USUAL.height);
    setTextSize(text);
    await untilQuiet();
    faults.push(...stickingOut().map((fault) => `at ${width} px with ${text} text, ${fault}`));
  }
  before += 1;
  await page.viewport(USUAL.width, USUAL.height);
  setTextSize("");
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
