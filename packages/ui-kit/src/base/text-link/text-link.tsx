import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./text-link.module.css";

/** The class of a link in running text, for links that a router renders. */
export function textLinkClass({ strong = false }: { strong?: boolean | undefined } = {}): string {
  return classNames(styles.link, strong && styles.strong);
}

export interface TextLinkProps extends ComponentProps<"a"> {
  /** For a link outside a sentence: bold, with a touch target of full height. */
  strong?: boolean | undefined;
  render?: ((props: { className: string; children: ReactNode }) => ReactNode) | undefined;
}

/** A link, always underlined, because colour alone would not mark it in a monochrome club. */
export function TextLink({ strong, className, render, children, ...rest }: TextLinkProps) {
  const look = classNames(textLinkClass({ strong }), className);
  if (render) return <>{render({ className: look, children })}</>;
  return (
    <a {...rest} className={look}>
      {children}
    </a>
  );
}

/** Id of the text "opens in a new tab", which the page contains once, hidden; links refer to it by `aria-describedby`. */
export const NEW_TAB_ID = "opens-new-tab";

/** Opens a link in a new tab, so that the page keeps its input, and announces this to screen readers (WCAG technique G201). */
export const NEW_TAB = { target: "_blank", rel: "noopener", "aria-describedby": NEW_TAB_ID } as const;
