import type { Line } from "@tribun/api-client/contract";

/** The line that the address names, else the first that has not ended, else the first. @param asked id from the address, unchecked */
export function chosenLine(lines: readonly Line[] | undefined, asked: string | undefined): Line | undefined {
  return lines?.find(({ id }) => id === asked) ?? lines?.find(({ status }) => status !== "ended") ?? lines?.[0];
}

/** True if the line has a SIM to manage. */
export const hasSim = ({ status }: Line): boolean => status !== "pending" && status !== "ended";
