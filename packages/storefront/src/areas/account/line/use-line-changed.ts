import { useQueryClient } from "@tanstack/react-query";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";

/** Reads the lines anew, after something about one of them has changed. */
export function useLineChanged(): () => Promise<void> {
  const client = useQueryClient();
  const scope = useApiScope();
  return () => client.invalidateQueries({ queryKey: linesQuery(scope).queryKey });
}
