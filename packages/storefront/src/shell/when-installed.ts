/** Runs when the club is opened as an installed app, and on the page from which it is installed. */
export function whenInstalled(run: () => void): void {
  addEventListener("appinstalled", run);
  if (matchMedia("(display-mode: standalone)").matches) run();
}
