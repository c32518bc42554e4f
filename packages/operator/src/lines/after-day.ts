import { addCalendarDays, startOfGermanDay } from "@tribun/domain";

/** The start of the day after a contract's last one. */
export const afterDay = (day: string): Date => new Date(startOfGermanDay(addCalendarDays(day, 1)));
