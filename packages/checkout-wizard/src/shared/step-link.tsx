import { buttonClass, type ButtonVariant, TextLink, NEW_TAB } from "@tribun/ui-kit";
import type { MouseEvent, ReactNode } from "react";
import { useWizard } from "./environment.tsx";

type LinkProps = { readonly href: string; readonly children: ReactNode };

/** Click handler of a link inside the app. With a modifier key it leaves the click to the browser, which opens a tab or a window. */
export const following = (follow: (href: string) => void, href: string) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  follow(href);
};

/** A link inside the app that looks like a button. It also works as a plain link. */
export function StepLink({ href, variant, wide, children }: LinkProps & { readonly variant?: ButtonVariant; readonly wide?: boolean }) {
  const { follow } = useWizard();
  return (
    <a href={href} className={buttonClass({ variant, wide })} onClick={following(follow, href)}>
      {children}
    </a>
  );
}

/**
 * A link that opens in a new tab, so that the order keeps its input.
 * @param standalone true outside running text: the link gets a full touch target
 */
export function NewTabLink({ href, standalone, children }: LinkProps & { readonly standalone?: boolean }) {
  return (
    <TextLink href={href} strong={standalone} {...NEW_TAB}>
      {children}
    </TextLink>
  );
}
