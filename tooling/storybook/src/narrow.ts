import { misnamedFields, NARROW_WINDOWS, setTextSize, smallTargets, stickingOut, untilQuiet } from "@tribun/vite-club/page-checks/in-page";
import { afterEach } from "vitest";
import { page } from "vitest/browser";

const HEIGHT = 844;

// After each story, as it stands at its end: no page of signed-in fans is drawn at build, so its screens are looked at here.
afterEach(async () => {
  const faults = [...misnamedFields(), ...smallTargets()];
  for (const { width, text } of NARROW_WINDOWS) {
    await page.viewport(width, HEIGHT);
    setTextSize(text);
    await untilQuiet();
    faults.push(...stickingOut().map((fault) => `at ${width} px with ${text} text, ${fault}`));
  }
  setTextSize("");
  if (faults.length > 0) throw new Error(faults.join("\n"));
});
