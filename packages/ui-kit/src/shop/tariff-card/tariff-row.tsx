import { useId, type ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import styles from "./tariff-row.module.css";
import type { TariffCardProps } from "./tariff-card.tsx";

export type TariffRowProps = Pick<TariffCardProps, "name" | "gb" | "unit" | "price" | "priceNote" | "featured" | "headingLevel"> & {
  /** One line below the name: the term, or what is special. */
  fact: ReactNode;
  /** Below the price: the one-off cost and the cost over the term. */
  cost: ReactNode;
  /** Buttons or links that choose the tariff or lead to its page. */
  actions: ReactNode;
};

/** A short tariff entry for a small group: on a phone a row with its number, from 900 px a column under its number. */
export function TariffRow({ name, gb, unit, fact, price, priceNote, cost, actions, featured = false, headingLevel = 3 }: TariffRowProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(styles.row, featured && styles.featured)}
      data-surface={featured ? "club" : undefined}
      aria-labelledby={titleId}
    >
      {/* The loader starts the view transition of the pressed card's number. */}
      <span className={styles.numeral} data-travel="">
        {gb}
      </span>
      <div>
        <p className={styles.unit}>{unit}</p>
        <Heading id={titleId}>{name}</Heading>
        <p className={styles.soft}>{fact}</p>
        <p>
          <b className={styles.price}>{price}</b> <span className={styles.soft}>{priceNote}</span>
        </p>
        <p className={styles.soft}>{cost}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </article>
  );
}

/** Rows one below the other, columns side by side from 900 px. */
export function TariffRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
