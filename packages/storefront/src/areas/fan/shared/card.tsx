import { Cover, type CoverKind } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import { AppLink } from "../../../platform/place/app-link.tsx";
import styles from "./card.module.css";

type CardProps = {
  readonly href: string;
  readonly seed: string;
  readonly kind: CoverKind;
  readonly title: string;
  /** Below the title: date, topic, length. */
  readonly facts: ReactNode;
  readonly text?: string | undefined;
  /** The first of a list, twice as wide where there is room. */
  readonly lead?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
};

/** A drawn cover with its title: the title is the link, and the whole card can be pressed. An item of a `Cards` list. */
export function Card({ href, seed, kind, title, facts, text, lead = false, headingLevel = 2 }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles["card"]} data-lead={lead || undefined}>
      <div className={styles["cover"]}>
        <Cover seed={seed} kind={kind} />
      </div>
      <div className={styles["text"]}>
        <Heading className={styles["title"]}>
          <AppLink href={href} className={styles["link"]}>
            {title}
          </AppLink>
        </Heading>
        {text !== undefined && <p className={styles["body"]}>{text}</p>}
        <p className={styles["facts"]}>{facts}</p>
      </div>
    </li>
  );
}

/** Cards side by side, as many as fit, and where the first of them leads the last never alone. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["room"]}>
      <ul className={styles["cards"]}>{children}</ul>
    </div>
  );
}
