const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;
const TICK_MS = 1000;

/** Long before, before, during and after what is counted down to. */
export type Phase = "far" | "upcoming" | "running" | "over";

/** A place without a moment from which it is near is never far. */
function phaseOf({ starts = "", ends = "", near }: DOMStringMap, nowMs: number): Phase {
  if (near !== undefined && nowMs < Date.parse(near)) return "far";
  if (nowMs < Date.parse(starts)) return "upcoming";
  return nowMs < Date.parse(ends) ? "running" : "over";
}

/**
 * Tells every place with a beginning and an end (`data-starts`, `data-ends`, and `data-near` where it may be too early for it, instants) which phase it is in (`data-phase`) and what is
 * left, as the custom properties that the kit's `Countdown` shows. React manages neither, so it finds the markup that it has drawn.
 */
export function tickCountdowns(nowMs: number): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-starts]")) {
    const starts = Date.parse(place.dataset["starts"] ?? "");
    const phase = phaseOf(place.dataset, nowMs);
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

/** Ticks at once and once a second, however often it is asked: by a document that shows a countdown, and by a page that comes to one. */
export function countdownIsland(): void {
  const { dataset } = document.documentElement;
  tickCountdowns(Date.now());
  if (dataset["ticking"] !== undefined) return;
  dataset["ticking"] = "";
  setInterval(() => tickCountdowns(Date.now()), TICK_MS);
}
