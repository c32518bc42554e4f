const SAID_MS = 4000;

/**
 * Lets a button pass the page's address on (`data-share`, the title to go with it): by the device's own sheet where there is one, else
 * into the clipboard. The root element says which (`data-sharing`) and that an address was copied (`data-copied`), so that React finds
 * the markup that it has drawn. Installed once, by a document that shares or by a page that does.
 */
export function shareIsland(): void {
  const { dataset } = document.documentElement;
  if (dataset["sharing"] !== undefined) return;
  dataset["sharing"] = "share" in navigator ? "sheet" : "copy";
  let forget: ReturnType<typeof setTimeout> | undefined;
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    dataset["copied"] = "";
    clearTimeout(forget);
    forget = setTimeout(() => delete dataset["copied"], SAID_MS);
  };
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-share]") : null;
    if (!button) return;
    const url = location.origin + location.pathname;
    const passed = "share" in navigator ? navigator.share({ title: button.dataset["share"] ?? "", url }) : copy(url);
    // Whoever closes the sheet, or lets nobody write to the clipboard, still has the address above the page.
    passed.catch(() => undefined);
  });
}
