import type { Line } from "@tribun/api-client/contract";

/** The line that the address asks for, else the first that has not ended, else the first. @param asked its id, as it was claimed */
export function chosenLine(lines: readonly Line[] | undefined, asked: string | undefined): Line | undefined {
  return lines?.find(({ id }) => id === asked) ?? lines?.find(({ status }) => status !== "ended") ?? lines?.[0];
}

/** True where there is a SIM to care for. */
export const hasSim = ({ status }: Line): boolean => status !== "pending" && status !== "ended";
