import { lazy, Suspense } from "react";
import { usePathname } from "../platform/place/place.tsx";
import { useSession } from "../platform/signed-in/use-session.ts";

const TabBar = lazy(() => import("./tab-bar/tab-bar.tsx").then((module) => ({ default: module.TabBar })));

/** Paths at which one of the tabs is current. Elsewhere none would be, and the bar would take the place of an order's button. */
const TABBED = /^\/(?:dashboard|support)(?:\/|$)/;

/** The tab bar at a phone's lower edge, for signed-in fans, in their account and on the help pages. */
export function FanBar() {
  const { status, failure } = useSession();
  const tabbed = TABBED.test(usePathname());
  // Without a network the operator cannot say who the fan is, but two of the tabs still open.
  if ((status !== "authenticated" && !failure) || !tabbed) return null;
  return (
    <Suspense>
      <TabBar />
    </Suspense>
  );
}
