import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { buttonClass, type ButtonLook } from "./button-class.ts";

export interface ButtonProps extends Omit<ComponentProps<"button">, "type">, ButtonLook {
  type?: "button" | "submit" | "reset" | undefined;
  /** Work is under way: the button keeps its width and its focus, and ignores further presses. */
  busy?: boolean | undefined;
  /** Describes the work; read aloud and shown instead of the label. */
  busyLabel?: string | undefined;
}

/**
 * A button for an action on this page; for navigation use {@link ButtonLink}. A busy button stays focusable (`aria-disabled`), because a
 * focused button that becomes `disabled` loses the focus. A button that a caller sets to `aria-disabled` looks disabled but still fires
 * `onClick`, which should explain what is missing.
 */
export function Button({
  variant,
  wide,
  size,
  busy = false,
  busyLabel,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the prop is typed and defaults to "button"
      type={type}
      className={classNames(buttonClass({ variant, wide, size }), className)}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : null}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<"a">, ButtonLook {
  /** Renders the link with a router: receives the class and the children, and returns the router's link. */
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined;
}

/** A link that looks like a button. Pass `href`, or `render` for a router's own link component. */
export function ButtonLink({ variant, wide, size, className, render, children, ...rest }: ButtonLinkProps) {
  const look = classNames(buttonClass({ variant, wide, size }), className);
  if (render) return <>{render({ className: look, children })}</>;
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}
