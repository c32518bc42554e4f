import { useId, type ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import { Price } from "../../page/price/price.tsx";
import { ShirtNumber } from "../../page/shirt-number/shirt-number.tsx";
import styles from "./tariff-card.module.css";

export interface TariffCardFact {
  text: ReactNode;
  /** All tariffs have it, or nearly: a phone leaves it to the tariff's own page, so that a card is no column. */
  roomy?: boolean | undefined;
}

export interface TariffCardProps {
  name: ReactNode;
  /** How long it binds: "Monatlich kündbar". */
  term: ReactNode;
  /** The volume as text; it is the number on the shirt. */
  gb: ReactNode;
  unit: ReactNode;
  facts: readonly TariffCardFact[];
  price: ReactNode;
  priceNote: ReactNode;
  /** A word in the corner: "Trikot dazu bestellbar". */
  tag?: ReactNode | undefined;
  /** The one tariff in club colours. */
  featured?: boolean | undefined;
  /** Usually the button that chooses it. */
  footer?: ReactNode | undefined;
  /** Stands between the facts and the price: links, notes. */
  children?: ReactNode | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A tariff as a shirt: the volume is the number, the rest stays quiet. */
export function TariffCard(props: TariffCardProps) {
  const { name, term, gb, unit, facts, price, priceNote, tag, featured = false, footer, children, headingLevel = 3 } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(styles.card, featured && styles.featured)}
      data-surface={featured ? "club" : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.top}>
        <div className={styles.volume}>
          <ShirtNumber unit={unit} travels="pressed">
            {gb}
          </ShirtNumber>
          {tag ? <span className={styles.tag}>{tag}</span> : null}
        </div>
        <div className={styles.who}>
          <Heading className={styles.name} id={titleId}>
            {name}
          </Heading>
          <p className={styles.term}>{term}</p>
        </div>
      </div>
      <ul className={styles.facts}>
        {facts.map(({ text, roomy = false }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts may be elements, and hold no state
          <li key={index} className={roomy ? styles.roomy : undefined}>
            {text}
          </li>
        ))}
      </ul>
      {children}
      <div className={styles.foot}>
        <Price amount={price} note={priceNote} />
        {footer}
      </div>
    </article>
  );
}

/**
 * Cards side by side from 900 px, one below the other before that.
 * @param few two columns at most: there are no more than two, and something else stands beside them
 */
export function TariffGrid({ few = false, children }: { few?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(styles.grid, few && styles.few)}>{children}</div>;
}
