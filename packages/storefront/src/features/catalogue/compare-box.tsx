import { useText } from "@tribun/i18n";
import styles from "./tariff-cards.module.css";

/** What a card needs to add its tariff to the comparison. */
export type Bench = {
  readonly slugs: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (slug: string) => void;
};

/**
 * The box on a card that adds its tariff to the comparison. Only React answers it, so CSS hides it without scripts; "Vergleich" beside the
 * filters still works.
 */
export function CompareBox({ bench, slug, name }: { readonly bench: Bench; readonly slug: string; readonly name: string }) {
  const t = useText("tariffs");
  const chosen = bench.slugs.includes(slug);
  const full = bench.isFull && !chosen;
  return (
    <label className={styles["compare"]}>
      <input
        type="checkbox"
        className={styles["box"]}
        data-hydrates={`compare-${slug}`}
        checked={chosen}
        disabled={full}
        aria-label={t(full ? "compare.fullNamed" : "compare.addNamed", { name })}
        onChange={() => bench.toggle(slug)}
      />
      {t(full ? "compare.full" : "compare.add")}
    </label>
  );
}
