import type { Page } from "playwright";
import { untilQuiet } from "./quiet.ts";

/** Faults of the page in its current state when printed from a device in dark mode. Restores the page. */
export async function printFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(untilQuiet);
  const faults = await page.evaluate(unfitForPrint);
  await page.emulateMedia({ media: null, colorScheme: null });
  return faults.map((fault) => `on paper, ${fault}`);
}

/**
 * Runs in a page. Controls that cannot be pressed in print, elements that repeat on every sheet, and text too light for white paper (4.5 to
 * 1, WCAG 1.4.3): browsers omit backgrounds unless `print-color-adjust` is exact. Empty when the page can be printed.
 */
function unfitForPrint(): string[] {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) return ["nothing can be measured without a canvas"];
  const ratioOnWhite = (colour: string): number => {
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  const isPale = ({ color, printColorAdjust }: CSSStyleDeclaration) => printColorAdjust !== "exact" && ratioOnWhite(color) < 4.5;
  const hasWords = (element: Element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const drawn = [...document.querySelectorAll("body *")].filter(
    (element) => element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().height > 1,
  );
  const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  return [
    ...drawn.filter((element) => element.matches("nav, button")).map((element) => `${name(element)} is there to be pressed`),
    ...drawn.filter((element) => getComputedStyle(element).position === "fixed").map((element) => `${name(element)} lies over each sheet`),
    ...drawn
      .filter((element) => element instanceof HTMLElement && hasWords(element) && isPale(getComputedStyle(element)))
      .map((element) => `${name(element)} is too light for white paper`),
  ];
}
