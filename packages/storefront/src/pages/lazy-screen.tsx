import { lazyRouteComponent } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import type { ComponentType, FunctionComponent } from "react";
import { ReportHydrated } from "../platform/app/report-hydrated.tsx";
import { FormPlace } from "../platform/page/form-place.tsx";
import type { FormName, Page } from "../platform/page/page.ts";

type ScreenPage<Name extends string> = Pick<Page, "standalone" | "moduleIds"> & {
  readonly load: () => Promise<Readonly<Record<Name, ComponentType>>>;
  readonly screen: Name;
};

/**
 * A screen whose code loads at its first visit. When the code cannot load, the fan sees that the operator cannot be reached. By default the
 * router would reload the page, which offline shows the browser's own error page.
 */
export function lazyScreen<Name extends string>({ load, screen, standalone, moduleIds }: ScreenPage<Name>) {
  const component = lazyRouteComponent(() =>
    load().then(
      (module) => ({ default: hydrated(module[screen], standalone) }),
      (cause: unknown) => {
        throw new ApiError("-1", { cause, reason: "unreachable" });
      },
    ),
  );
  return Object.assign(component, { moduleIds });
}

function hydrated(Screen: ComponentType, standalone: FormName | undefined): FunctionComponent {
  return function HydratedScreen() {
    return (
      <>
        {standalone === undefined ? (
          <Screen />
        ) : (
          <FormPlace name={standalone}>
            <Screen />
          </FormPlace>
        )}
        <ReportHydrated />
      </>
    );
  };
}
