import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../platform/lazy/lazy-part.tsx";

const view = () => import("./errors/api-error-view.tsx");
const help = () => import("./errors/help-link.tsx");

/**
 * `ApiErrorNotice` of the shell, whose code loads with the first error. If it cannot load, the page stays with everything that the fan
 * typed.
 */
export const ApiErrorNotice = late(lazyPart(() => view().then(({ ApiErrorNotice: part }) => part)));

/** `ApiErrorView`, likewise. */
export const ApiErrorView = late(lazyPart(() => view().then(({ ApiErrorView: part }) => part)));

/** `ErrorHelp`, likewise; the text above it stays without it. */
export const ErrorHelp = late(lazyPart(() => help().then(({ ErrorHelp: part }) => part), { quiet: true }));

function late<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Late(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
