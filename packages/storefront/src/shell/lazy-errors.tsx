import { type ComponentProps, lazy, Suspense } from "react";
import { Lost } from "./lost.tsx";

const routeError = () => import("./route-error/route-error.tsx");
const apiError = () => import("./errors/api-error-view.tsx");

/** Loads what explains an error before there is one, because a page that has just lost the network could not load it. */
export async function preloadErrors(): Promise<void> {
  // The code that needs them later loads them again, and reports a failure.
  await Promise.allSettled([routeError(), apiError()]);
}

const RouteError = lazy(() => routeError().then(({ RouteError: default_ }) => ({ default: default_ }), lost));
const ApiErrorView = lazy(() => apiError().then(({ ApiErrorView: default_ }) => ({ default: default_ }), lost));

const ApiErrorNotice = lazy(() => apiError().then(({ ApiErrorNotice: default_ }) => ({ default: default_ }), lost));

/** `RouteError`, whose code most visitors never need. */
export function LazyRouteError(props: ComponentProps<typeof RouteError>) {
  return (
    <Suspense>
      <RouteError {...props} />
    </Suspense>
  );
}

/** `ApiErrorView`, likewise. */
export function LazyApiErrorView(props: ComponentProps<typeof ApiErrorView>) {
  return (
    <Suspense>
      <ApiErrorView {...props} />
    </Suspense>
  );
}

/** `ApiErrorNotice`, likewise. */
export function LazyApiErrorNotice(props: ComponentProps<typeof ApiErrorNotice>) {
  return (
    <Suspense>
      <ApiErrorNotice {...props} />
    </Suspense>
  );
}

const lost = () => ({ default: Lost });
