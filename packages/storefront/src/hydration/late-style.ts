import { LATE } from "./hand-over.ts";

/**
 * Lets the style hold on screens, as soon as it has come, that no first paint needs: what a control looks like under a pointer, and the
 * menu once it is open.
 */
export function lateStyle(): void {
  const link = document.querySelector<HTMLLinkElement>(`[${LATE}]`);
  const hold = () => link?.removeAttribute("media");
  if (link?.sheet) hold();
  else link?.addEventListener("load", hold);
}
