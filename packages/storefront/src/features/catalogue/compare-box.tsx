import { useText } from "@tribun/i18n";
import styles from "./tariff-cards.module.css";

/** What a card needs to be put on the bench. */
export type Bench = {
  readonly slugs: readonly string[];
  readonly isFull: boolean;
  readonly toggle: (slug: string) => void;
};

/** The box on a card that puts its tariff on the bench. Without scripts nobody would answer it, so it is not there; "Vergleich" beside the filters is. */
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
