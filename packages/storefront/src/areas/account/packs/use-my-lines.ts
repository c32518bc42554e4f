import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { isUsable } from "../shared/facts.ts";

/**
 * Own lines, the lines for which packs can be bought (running and with an unblocked SIM), and whether there is a contract at all (1023); an
 * ended contract does not count.
 */
export function useMyLines() {
  const lines = useQuery(linesQuery(useApiScope()));
  const all = lines.data ?? [];
  return {
    lines,
    all,
    active: all.filter(isUsable),
    none: isWithoutContract(lines.error) || lines.data?.every(({ status }) => status === "ended") === true,
  };
}

/** True if the operator says that there is no contract. 1020 means something else, which the hotline must fix. */
export function isWithoutContract(error: unknown): boolean {
  return error instanceof ApiError && error.code === "1023";
}
