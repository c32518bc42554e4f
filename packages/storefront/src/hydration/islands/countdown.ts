const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;
const TICK_MS = 1000;

/** Before, during and after what a countdown counts to. */
export type Phase = "upcoming" | "running" | "over";

/**
 * Writes the phase (`data-phase`) of every element with a beginning and an end (`data-starts`, `data-ends`, instants), and the time left as
 * the custom properties that the kit's `Countdown` shows. React manages neither, so it finds the markup that it rendered.
 */
export function tickCountdowns(nowMs: number): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-starts]")) {
    const starts = Date.parse(place.dataset["starts"] ?? "");
    const phase: Phase = nowMs < starts ? "upcoming" : nowMs < Date.parse(place.dataset["ends"] ?? "") ? "running" : "over";
    const left = Math.max(0, Math.ceil((starts - nowMs) / 1000));
    if (place.dataset["phase"] !== phase) place.dataset["phase"] = phase;
    const figures = {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
      seconds: left % MINUTE,
    };
    for (const [name, value] of Object.entries(figures)) place.style.setProperty(`--${name}`, String(value));
  }
}

/**
 * Ticks at once and then every second. Documents with a countdown call it, and so do pages; repeated calls start no second timer.
 * @param aheadMs how far the operator's clock is ahead of the device's, if known; stored in the document, because its script's timer may
 * tick
 */
export function countdownIsland(aheadMs?: number): void {
  const { dataset } = document.documentElement;
  if (aheadMs !== undefined) dataset["ahead"] = String(aheadMs);
  const tick = () => tickCountdowns(Date.now() + Number(dataset["ahead"] ?? 0));
  tick();
  if (dataset["ticking"] !== undefined) return;
  dataset["ticking"] = "";
  setInterval(tick, TICK_MS);
}
