import { lazy, Suspense } from "react";
import { usePathname } from "../platform/place/place.tsx";
import { useSession } from "../platform/signed-in/use-session.ts";

const TabBar = lazy(() => import("./tab-bar/tab-bar.tsx").then((module) => ({ default: module.TabBar })));

/** Where one of the tabs is current. Elsewhere a bar would say that the fan is nowhere, or take the thumb's place from an order's button. */
const TABBED = /^\/(?:dashboard|support)(?:\/|$)/;

/** The bar at a phone's lower edge, for signed-in fans, in their account and where help is. */
export function FanBar() {
  const { status, failure } = useSession();
  const tabbed = TABBED.test(usePathname());
  // Without a network nobody says who the fan is, and two of the tabs still open.
  if ((status !== "authenticated" && !failure) || !tabbed) return null;
  return (
    <Suspense>
      <TabBar />
    </Suspense>
  );
}
