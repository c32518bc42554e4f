import { lazyRouteComponent } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { ReactNode } from "react";

/**
 * A screen whose code comes with its first visit. Code that cannot be fetched is the same to a fan as an operator that cannot be
 * reached: the router by itself would load the whole page anew, which offline leaves the fan with the browser's own error page.
 * The build reads the module from the call, so write it as `lazyScreen(() => import("…"), "Name")`.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Readonly<Record<Name, () => ReactNode>>>, name: Name) {
  return lazyRouteComponent(() =>
    load().then(
      (module): { default: () => ReactNode } => ({ default: module[name] }),
      (cause: unknown) => {
        throw new ApiError("-1", { cause, reason: "unreachable" });
      },
    ),
  );
}
