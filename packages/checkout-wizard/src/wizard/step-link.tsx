import { buttonClass, type ButtonVariant, TextLink, NEW_TAB } from "@tribun/ui-kit";
import type { MouseEvent, ReactNode } from "react";
import { useWizard } from "./environment.tsx";

type LinkProps = { readonly href: string; readonly children: ReactNode };

/** True for a press that the app should follow itself: no new tab, no download. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link inside the app that looks like a button. Works as a plain link too. */
export function StepLink({ href, variant, wide, children }: LinkProps & { readonly variant?: ButtonVariant; readonly wide?: boolean }) {
  const { follow } = useWizard();
  return (
    <a
      href={href}
      className={buttonClass({ variant, wide })}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </a>
  );
}

/** A link inside running text that opens beside the order, so that nothing half-typed is left behind. */
export function BesideLink({ href, children }: LinkProps) {
  return (
    <TextLink href={href} {...NEW_TAB}>
      {children}
    </TextLink>
  );
}
