import { lazyRouteComponent, useMatches } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { ComponentType } from "react";
import { FormPlace } from "../alone/form-place.tsx";
import { Alive } from "../shell/alive.tsx";

/**
 * A screen whose code comes with its first visit. Code that cannot be fetched is the same to a fan as an operator that cannot be
 * reached: the router by itself would load the whole page anew, which offline leaves the fan with the browser's own error page.
 * The build reads the module from the call, so write it as `lazyScreen(() => import("…"), "Name")`.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyRouteComponent(() =>
    load().then(
      (module): { default: ComponentType } => ({ default: awake(module[name]) }),
      (cause: unknown) => {
        throw new ApiError("-1", { cause, reason: "unreachable" });
      },
    ),
  );
}

function awake(Screen: ComponentType): ComponentType {
  return function AwakeScreen() {
    const alone = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.alone)?.staticData.alone });
    return (
      <>
        {alone === undefined ? (
          <Screen />
        ) : (
          <FormPlace name={alone}>
            <Screen />
          </FormPlace>
        )}
        <Alive />
      </>
    );
  };
}
