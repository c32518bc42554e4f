import { type FederalState, holidaysIn, isHoliday } from "@tribun/domain";

type Span = { readonly opens: string; readonly closes: string };
/** When the hotline answers, and which days are holidays there. */
type Hours = { readonly weekdays: Span; readonly saturday: Span; readonly sundayAndHolidays: Span; readonly holidays?: readonly string[] };

const SUNDAY = 0;
const SATURDAY = 6;
const MARCH = 2;
const OCTOBER = 9;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In the order in which `writeHours` writes them. */
const LINES = ["weekdays", "saturday", "sundayAndHolidays"] as const;

/** Which of the three lines of the opening hours applies on a day in Germany. Holidays in the hotline's state count as Sundays. */
function lineOn({ holidays }: Hours, epochMs: number): 0 | 1 | 2 {
  const { day } = berlin(epochMs);
  const weekday = new Date(day).getUTCDay();
  if (weekday === SUNDAY || isHoliday(day, holidays)) return 2;
  return weekday === SATURDAY ? 1 : 0;
}

/** The hotline's hours on a day in Germany. */
export const hoursOn = (hours: Hours, epochMs: number): Span => hours[LINES[lineOn(hours, epochMs)]];

/** True while the hotline answers. */
export function isOpen(hours: Hours, epochMs: number): boolean {
  const { opens, closes } = hoursOn(hours, epochMs);
  const { time } = berlin(epochMs);
  return time >= opens && time < closes;
}

/**
 * The next change. `open-0`: the hotline closes when the first line ends; `today-1` and `tomorrow-2`: it opens when the second or third
 * line begins. The hotline answers on every day of the year.
 */
export function nextChange(hours: Hours, epochMs: number): string {
  const today = lineOn(hours, epochMs);
  if (isOpen(hours, epochMs)) return `open-${today}`;
  const { day, time } = berlin(epochMs);
  // Noon of the next day, because a day may have 23 hours.
  return time < hoursOn(hours, epochMs).opens ? `today-${today}` : `tomorrow-${lineOn(hours, Date.parse(`${day}T12:00:00Z`) + DAY_MS)}`;
}

const LOOK_MS = 30_000;

let looking: ReturnType<typeof setInterval> | undefined;

/**
 * Marks on the root element whether the hotline answers now and what changes next, on pages with the hours (`data-hours`): at once and
 * twice a minute. Repeated calls start no second timer. Only the browser knows the time.
 */
export function openingIsland(): void {
  const look = () => {
    const place = document.querySelector<HTMLElement>("[data-hours]");
    if (!place) return;
    document.documentElement.dataset["hotline"] = nextChange(readHours(place.dataset["hours"] ?? ""), Date.now());
  };
  look();
  looking ??= setInterval(look, LOOK_MS);
}

/** Hours as the value of an attribute, with the holidays of their state: `08:00-17:00 10:00-20:00 10:00-18:00 01-01 …`. */
export function writeHours({ state, weekdays, saturday, sundayAndHolidays }: Hours & { readonly state: FederalState }): string {
  return [...[weekdays, saturday, sundayAndHolidays].map(({ opens, closes }) => `${opens}-${closes}`), ...holidaysIn(state)].join(" ");
}

function readHours(text: string): Hours {
  const words = text.split(" ");
  const spanAt = (line: number): Span => {
    const [opens = "", closes = ""] = (words[line] ?? "").split("-");
    return { opens, closes };
  };
  return { weekdays: spanAt(0), saturday: spanAt(1), sundayAndHolidays: spanAt(2), holidays: words.slice(3) };
}

/**
 * Day and time in Germany by the rule of the European Union: summer time lasts from the last Sunday of March to the last of October, 01:00
 * UTC. This runs before the first paint, and `Intl` would cost it as much as all other scripts of the page.
 */
function berlin(epochMs: number): { day: string; time: string } {
  const year = new Date(epochMs).getUTCFullYear();
  // Both months have 31 days.
  const change = (month: number) => Date.UTC(year, month, 31 - new Date(Date.UTC(year, month, 31)).getUTCDay(), 1);
  const isSummer = epochMs >= change(MARCH) && epochMs < change(OCTOBER);
  const [day = "", time = ""] = new Date(epochMs + (isSummer ? 2 * HOUR_MS : HOUR_MS)).toISOString().split("T");
  return { day, time };
}
