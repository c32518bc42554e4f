import { Suspense } from "react";
import { isAway } from "../../platform/app/connection.ts";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";

/** Most forms are sent at the first try; where this cannot be fetched either, it comes with the network that it tells of. */
const BackAgain = lazyPart(() => import("./back-again/back-again.tsx").then((module) => module.BackAgain), { quiet: true });

/** Below a form: once the connection is back after a save that failed for want of it, that it can be sent now. */
export function WhenBack({ failure }: { readonly failure: unknown }) {
  if (!isAway(failure)) return null;
  return (
    <Suspense>
      <BackAgain />
    </Suspense>
  );
}
