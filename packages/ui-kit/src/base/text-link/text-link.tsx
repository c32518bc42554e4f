import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

/** The class of a link in running text, for links that a router renders itself. */
export function textLinkClass({ strong = false }: { strong?: boolean | undefined } = {}): string {
  return classNames(styles.link, strong && styles.strong);
}

export interface TextLinkProps extends ComponentProps<"a"> {
  /** Stands alone instead of inside a sentence: bold, with a target as tall as a thumb. */
  strong?: boolean | undefined;
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined;
}

/** A link, underlined always: colour alone would not show it in a monochrome club. */
export function TextLink({ strong, className, render, children, ...rest }: TextLinkProps) {
  const look = classNames(textLinkClass({ strong }), className);
  if (render) return <>{render({ className: look, children })}</>;
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}
