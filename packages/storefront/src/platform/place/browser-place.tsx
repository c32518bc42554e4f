import { isPlain } from "../../hydration/press.ts";
import type { Place, PlaceLinkProps } from "./place.tsx";

/**
 * The place of a standalone form: its own steps only change the address, every other page is loaded.
 * @param drawn the query that the form was rendered with
 * @param target the window with the address; a test passes its own
 */
export function browserPlace(drawn: string, target: Window = window): Place {
  const { location, history } = target;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  target.addEventListener("popstate", tell);
  const go = (href: string, act: "pushState" | "replaceState") => {
    const url = new URL(href, location.href);
    if (url.pathname !== location.pathname) {
      location[act === "pushState" ? "assign" : "replace"](url);
      return;
    }
    history[act](null, "", url);
    tell();
    // The browser itself moves to an element of this page: it scrolls there, and the keyboard goes on from there.
    if (url.hash) location.replace(url);
  };
  /** A link to an element of this same page, perhaps with another query: loading the page for it would empty the form. */
  const Link = (props: PlaceLinkProps) => (
    <PlainLink
      onClick={(event) => {
        if (!event.currentTarget.hash || !isPlain(event)) return;
        event.preventDefault();
        go(props.href, "pushState");
      }}
      {...props}
    />
  );
  return {
    here: () => location,
    drawn,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    push: (href) => go(href, "pushState"),
    replace: (href) => go(href, "replaceState"),
    Link,
  };
}

/** The same in the prerenderer, where navigation does nothing. */
export function drawnPlace(path: string): Place {
  const { pathname, search } = new URL(path, "https://here.invalid");
  const nothing = () => undefined;
  return { here: () => ({ pathname, search }), subscribe: () => nothing, push: nothing, replace: nothing, Link: PlainLink };
}

function PlainLink({ stay: _stay, exact: _exact, within: _within, children, ...rest }: PlaceLinkProps) {
  return <a {...rest}>{children}</a>;
}
