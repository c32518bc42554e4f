/** Runs where the club is opened as an app of its own, and in the page from which it is installed. */
export function whenInstalled(run: () => void): void {
  addEventListener("appinstalled", run);
  if (matchMedia("(display-mode: standalone)").matches) run();
}
