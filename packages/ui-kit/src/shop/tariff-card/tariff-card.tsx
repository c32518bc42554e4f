import { useId, type ReactNode } from "react";
import { classNames } from "../../base/class-names.ts";
import { Price } from "../../page/price/price.tsx";
import { ShirtNumber } from "../../page/shirt-number/shirt-number.tsx";
import styles from "./tariff-card.module.css";

export interface TariffCardFact {
  text: ReactNode;
  /** Almost all tariffs have it, so phones show it only on the tariff's own page, which keeps cards short. */
  roomy?: boolean | undefined;
}

export interface TariffCardProps {
  name: ReactNode;
  /** The contract term: "Monatlich kündbar". */
  term: ReactNode;
  /** The data volume as text; shown as the shirt number. */
  gb: ReactNode;
  unit: ReactNode;
  facts: readonly TariffCardFact[];
  price: ReactNode;
  priceNote: ReactNode;
  /** Short text in the corner: "Trikot dazu bestellbar". */
  tag?: ReactNode | undefined;
  /** Shows this one tariff in club colours. */
  featured?: boolean | undefined;
  /** Usually the button that chooses the tariff. */
  footer?: ReactNode | undefined;
  /** Between the facts and the price: links, notes. */
  children?: ReactNode | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A tariff card styled as a shirt: the data volume is the number. */
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
          // oxlint-disable-next-line react/no-array-index-key -- facts may be elements and hold no state
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
 * Tariff cards side by side from 900 px, otherwise stacked.
 * @param few at most two columns: there are at most two cards, and other content is beside them
 */
export function TariffGrid({ few = false, children }: { few?: boolean | undefined; children: ReactNode }) {
  return <div className={classNames(styles.grid, few && styles.few)}>{children}</div>;
}
