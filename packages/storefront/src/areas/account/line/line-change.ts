import { useQueryClient } from "@tanstack/react-query";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";

/** Returns a function that refetches the lines after a change to one of them. */
export function useLineChanged(): () => Promise<void> {
  const client = useQueryClient();
  const scope = useApiScope();
  return () => client.invalidateQueries({ queryKey: linesQuery(scope).queryKey });
}

/**
 * Shows the result of an action that removes its own row. @param blocked whether the SIM is blocked afterwards, if the action changed that
 */
export type Say = (text: string, blocked?: boolean) => void;
