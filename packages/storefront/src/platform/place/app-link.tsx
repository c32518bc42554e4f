import { type PlaceLinkProps, usePlace } from "./place.tsx";

/** A link inside the site, through the router or the browser, whichever this page uses. */
export function AppLink(props: PlaceLinkProps) {
  const { Link } = usePlace();
  return <Link {...props} />;
}
