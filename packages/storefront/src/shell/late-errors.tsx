import { type ComponentType, Suspense } from "react";
import { lazyPart } from "../platform/lazy/lazy-part.tsx";

const view = () => import("./errors/api-error-view.tsx");
const help = () => import("./errors/help-link.tsx");

/** `ApiErrorNotice` of the shell, whose code comes with the first error: without it the page stays as it is, with all that was typed. */
export const ApiErrorNotice = late(lazyPart(() => view().then(({ ApiErrorNotice: part }) => part)));

/** `ApiErrorView`, likewise. */
export const ApiErrorView = late(lazyPart(() => view().then(({ ApiErrorView: part }) => part)));

/** `ErrorHelp`, likewise; the words above it stand without it. */
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
