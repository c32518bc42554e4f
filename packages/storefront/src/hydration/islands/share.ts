import { within } from "../press.ts";

const SAID_MS = 4000;

/**
 * Lets a button share the page's address (`data-share`, with its title): through the device's share sheet if there is one, else through the
 * clipboard. A button with a text of its own (`data-copy`) copies that. The root element shows which applies (`data-sharing`) and that
 * something was copied (`data-copied`), so that React finds the markup that it rendered. Installed once, by a document or by a page.
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
    // A fan who closes the sheet or forbids the clipboard still has the address in the browser and the text on the page.
    passed.catch(() => undefined);
  });
}
