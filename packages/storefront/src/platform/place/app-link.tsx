import { type PlaceLinkProps, usePlace } from "./place.tsx";

/** A link inside the site, by whatever leads through it here. */
export function AppLink(props: PlaceLinkProps) {
  const { Link } = usePlace();
  return <Link {...props} />;
}
