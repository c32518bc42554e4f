import { useRouterState } from "@tanstack/react-router";

/** A parameter of the page's address as text; undefined when it is not there. */
export function useQueryParam(name: string): string | undefined {
  return useRouterState({
    select: ({ location }) => {
      const search: Readonly<Record<string, unknown>> = location.search;
      const value = search[name];
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
    },
  });
}
