import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";

type AppLinkProps = Omit<ComponentProps<"a">, "href" | "target"> & {
  /** A path of this site with query and hash, as it would stand in HTML. */
  readonly href: string;
  /** For filters that change a part of the page: keeps the scroll position, and counts as current at this very query only. */
  readonly stay?: boolean;
  /** Counts as current at this very address only, not below it and not at one of its hashes. */
  readonly exact?: boolean;
};

/** A link inside the site: an ordinary anchor in plain HTML, a navigation without reload once the page is alive. */
export function AppLink({ href, stay = false, exact = false, ...rest }: AppLinkProps) {
  const url = new URL(href, "https://here.invalid");
  const search = Object.fromEntries(url.searchParams);
  return (
    <Link
      {...rest}
      to={url.pathname}
      search={() => search}
      {...(url.hash && { hash: url.hash.slice(1) })}
      {...(stay && { resetScroll: false })}
      activeOptions={{ exact: stay || exact, includeHash: !stay && (exact || url.hash !== "") }}
    />
  );
}
