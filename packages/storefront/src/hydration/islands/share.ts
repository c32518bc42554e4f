import { within } from "../within.ts";

const SAID_MS = 4000;

/**
 * Lets a button pass the page's address on (`data-share`, the title to go with it): by the device's own sheet where there is one, else
 * into the clipboard. A button with words of its own (`data-copy`) puts those there. The root element says which (`data-sharing`) and that something was copied (`data-copied`), so that React finds
 * the markup that it has drawn. Installed once, by a document that shares or by a page that does.
 */
export function shareIsland(): void {
  const { dataset } = document.documentElement;
  if (dataset["sharing"] !== undefined) return;
  dataset["sharing"] = "share" in navigator ? "sheet" : "copy";
  let forget: ReturnType<typeof setTimeout> | undefined;
  const copy = async (words: string) => {
    await navigator.clipboard.writeText(words);
    dataset["copied"] = "";
    clearTimeout(forget);
    forget = setTimeout(() => delete dataset["copied"], SAID_MS);
  };
  document.addEventListener("click", ({ target }) => {
    const button = within(target, "[data-share],[data-copy]");
    if (!button) return;
    const { share: title, copy: words } = button.dataset;
    const url = location.origin + location.pathname;
    const passed = title !== undefined && "share" in navigator ? navigator.share({ title, url }) : copy(words ?? url);
    // Whoever closes the sheet, or lets nobody write to the clipboard, still has the address above the page, and the words on it.
    passed.catch(() => undefined);
  });
}
