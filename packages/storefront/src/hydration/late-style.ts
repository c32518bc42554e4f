import { LATE } from "./hand-over.ts";

/**
 * Applies the late stylesheet to screens as soon as it has loaded: how a control looks under a pointer, and the open menu, which no first
 * paint needs.
 */
export function lateStyle(): void {
  const link = document.querySelector<HTMLLinkElement>(`[${LATE}]`);
  const hold = () => link?.removeAttribute("media");
  if (link?.sheet) hold();
  else link?.addEventListener("load", hold);
}
