import styles from "./facts-list.module.css";

type FactsListProps = {
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** The last row is a sum. */
  readonly summed?: boolean;
};

/** Names and values, one line each. */
export function FactsList({ rows, summed = false }: FactsListProps) {
  return (
    <dl className={styles["list"]} data-summed={summed}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles["row"]}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
