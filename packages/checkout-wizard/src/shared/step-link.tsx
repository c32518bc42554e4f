import { buttonClass, type ButtonVariant, TextLink, NEW_TAB } from "@tribun/ui-kit";
import type { MouseEvent, ReactNode } from "react";
import { useWizard } from "./environment.tsx";

type LinkProps = { readonly href: string; readonly children: ReactNode };

/** What a press of a link inside the app does: with a key held it opens a tab or a window, which is the browser's business. */
export const following = (follow: (href: string) => void, href: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow(href);
};

/** A link inside the app that looks like a button. Works as a plain link too. */
export function StepLink({ href, variant, wide, children }: LinkProps & { readonly variant?: ButtonVariant; readonly wide?: boolean }) {
  const { follow } = useWizard();
  return (
    <a href={href} className={buttonClass({ variant, wide })} onClick={following(follow, href)}>
      {children}
    </a>
  );
}

/**
 * A link that opens beside the order, so that nothing half-typed is left behind.
 * @param alone stands by itself, as high as a finger, and not inside running text
 */
export function BesideLink({ href, alone, children }: LinkProps & { readonly alone?: boolean }) {
  return (
    <TextLink href={href} strong={alone} {...NEW_TAB}>
      {children}
    </TextLink>
  );
}
