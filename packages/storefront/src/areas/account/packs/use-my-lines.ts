import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { isUsable } from "../shared/is-usable.ts";

/** Own lines, which of them packs can be bought for (nothing can be used while the SIM is blocked), and whether there is a contract at all (1023); one that has ended is none. */
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

/** True where the operator says that there is no contract; 1020 is another matter, which the hotline mends. */
export function isWithoutContract(error: unknown): boolean {
  return error instanceof ApiError && error.code === "1023";
}
