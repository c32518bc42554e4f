import { lazyRouteComponent, useMatches } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { ComponentType, FunctionComponent } from "react";
import { FormPlace } from "../platform/page/form-place.tsx";
import { Alive } from "../platform/app/alive.tsx";

/**
 * A screen whose code comes with its first visit. Code that cannot be fetched is the same to a fan as an operator that cannot be
 * reached: the router by itself would load the whole page anew, which offline leaves the fan with the browser's own error page.
 * The build reads the module from the call, so write it as `lazyScreen(() => import("…"), "Name")`.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazyScreenOf(load, name, () => Promise.resolve({}));
}

/**
 * The same for a screen that is given parts from another file, fetched beside it: it lies in a file with screens that have no use for
 * them, and may not import them. Written as `lazyScreenOf(() => import("…"), "Name", () => import("…"))`.
 */
export function lazyScreenOf<Name extends string, Parts extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Parts>>>>,
  name: Name,
  loadParts: () => Promise<Parts>,
) {
  return lazyRouteComponent(() =>
    Promise.all([load(), loadParts()]).then(
      ([module, parts]): { default: FunctionComponent } => ({ default: awake(module[name], parts) }),
      (cause: unknown) => {
        throw new ApiError("-1", { cause, reason: "unreachable" });
      },
    ),
  );
}

function awake<Parts extends object>(Screen: ComponentType<Parts>, parts: Parts): FunctionComponent {
  return function AwakeScreen() {
    const alone = useMatches({ select: (matches) => matches.findLast((match) => match.staticData.alone)?.staticData.alone });
    return (
      <>
        {alone === undefined ? (
          <Screen {...parts} />
        ) : (
          <FormPlace name={alone}>
            <Screen {...parts} />
          </FormPlace>
        )}
        <Alive />
      </>
    );
  };
}
