import { useEffect, useRef } from "react";
import { useSession } from "./use-session.ts";
import { usePlace } from "../place/place.tsx";

/**
 * Leads a fan who arrives signed in elsewhere, because the page is for guests. A fan who signs in on the page itself stays, and the page
 * decides where to go.
 */
export function useGuestOnly(href: string): void {
  const place = usePlace();
  const { status } = useSession();
  const settled = useRef(false);
  useEffect(() => {
    if (status === "loading" || settled.current) return;
    settled.current = true;
    if (status === "authenticated") place.replace(href);
  }, [status, place, href]);
}
