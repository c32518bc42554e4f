import { type FederalState, holidaysIn, isHoliday } from "@tribun/domain";

type Span = { readonly opens: string; readonly closes: string };
/** When the hotline answers, and by which rules a day is a holiday there. */
type Hours = { readonly weekdays: Span; readonly saturday: Span; readonly sundayAndHolidays: Span; readonly holidays?: readonly string[] };

const SUNDAY = 0;
const SATURDAY = 6;

/** Which of the three lines of the opening hours applies on a day in Germany; holidays of where the hotline sits count as Sundays. */
export function hoursOn(hours: Hours, epochMs: number): Hours["weekdays"] {
  const { weekday, day } = berlin(epochMs);
  if (weekday === SUNDAY || isHoliday(day, hours.holidays)) return hours.sundayAndHolidays;
  return weekday === SATURDAY ? hours.saturday : hours.weekdays;
}

/** True while the hotline answers. */
export function isOpen(hours: Hours, epochMs: number): boolean {
  const { opens, closes } = hoursOn(hours, epochMs);
  const { time } = berlin(epochMs);
  return time >= opens && time < closes;
}

/** Which line of the hours a day follows, in the order in which `writeHours` writes them. */
const lineOn = (hours: Hours, epochMs: number): number => LINES.findIndex((line) => hours[line] === hoursOn(hours, epochMs));
const LINES = ["weekdays", "saturday", "sundayAndHolidays"] as const;
const DAY_MS = 86_400_000;

/**
 * What changes next, `open-0`: closes when the first line of the hours says; `today-1` and `tomorrow-2`: opens when the second or third
 * says. The hotline answers on every day of the year.
 */
export function nextChange(hours: Hours, epochMs: number): string {
  const today = lineOn(hours, epochMs);
  if (isOpen(hours, epochMs)) return `open-${today}`;
  const { day, time } = berlin(epochMs);
  // Noon of the next day, as a day may have 23 hours.
  return time < hoursOn(hours, epochMs).opens ? `today-${today}` : `tomorrow-${lineOn(hours, Date.parse(`${day}T12:00:00Z`) + DAY_MS)}`;
}

const LOOK_MS = 30_000;

let looking: ReturnType<typeof setInterval> | undefined;

/**
 * Says on the root element whether someone answers now and what comes next, where the page shows the hours (`data-hours`): at once and
 * twice a minute, however often it is asked. Only the browser knows the time.
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

/** Hours as an attribute holds them, with the holidays of their state: `08:00-17:00 10:00-20:00 10:00-18:00 01-01 …`. */
export function writeHours({ state, weekdays, saturday, sundayAndHolidays }: Hours & { readonly state: FederalState }): string {
  return [...[weekdays, saturday, sundayAndHolidays].map(({ opens, closes }) => `${opens}-${closes}`), ...holidaysIn(state)].join(" ");
}

function readHours(text: string): Hours {
  const words = text.split(" ");
  const [weekdays, saturday, sundayAndHolidays] = words.map((span): Span => ({ opens: span.slice(0, 5), closes: span.slice(6) }));
  const never: Span = { opens: "", closes: "" };
  return {
    weekdays: weekdays ?? never,
    saturday: saturday ?? never,
    sundayAndHolidays: sundayAndHolidays ?? never,
    holidays: words.slice(3),
  };
}

/** Sweden writes days and times as ISO 8601 does. */
const inBerlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short", timeStyle: "short" });

function berlin(epochMs: number): { weekday: number; day: string; time: string } {
  const [day = "", time = ""] = inBerlin.format(epochMs).split(" ");
  return { weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), day, time };
}
