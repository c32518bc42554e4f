import { lazy, Suspense } from "react";
import { usePathname } from "../place/place.tsx";
import { useSession } from "../session/use-session.ts";

const TabBar = lazy(() => import("./tab-bar.tsx").then((module) => ({ default: module.TabBar })));

/** Where a step or a decision has the thumb's place for itself. */
const BUSY = /^\/(?:order|checkout|cart|auth|tarife\/[^/]+)(?:\/|$)/;

/** The bar at a phone's lower edge, for signed-in fans, wherever the page has no button of its own there. */
export function FanBar() {
  const { status } = useSession();
  const busy = BUSY.test(usePathname());
  if (status !== "authenticated" || busy) return null;
  return (
    <Suspense>
      <TabBar />
    </Suspense>
  );
}
