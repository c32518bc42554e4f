import { Suspense } from "react";
import { isAway } from "../../platform/app/connection.ts";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";

/**
 * Loads late, because most forms are sent at the first try. If it cannot load either, it loads when the network is back, which is when it
 * is needed.
 */
const BackAgain = lazyPart(() => import("./back-again/back-again.tsx").then((module) => module.BackAgain), { quiet: true });

/** Below a form whose save failed because the operator could not be reached: says when the fan can send it. */
export function WhenBack({ failure }: { readonly failure: unknown }) {
  if (!isAway(failure)) return null;
  return (
    <Suspense>
      <BackAgain />
    </Suspense>
  );
}
