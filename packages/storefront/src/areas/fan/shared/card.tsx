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
  /** The first card of a list, twice as wide if there is room. */
  readonly lead?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
};

/** A generated cover with its title. The title is the link and covers the whole card. An item of a `Cards` list. */
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

/** Cards side by side, as many as fit. With a lead card the last row never has only one card. */
export function Cards({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["room"]}>
      <ul className={styles["cards"]}>{children}</ul>
    </div>
  );
}
