import { useText } from "@tribun/i18n";
import { Button, Chips } from "@tribun/ui-kit";
import { LISTS, type Meaning, MEANING_NAMES, type NumberList, type NumberSearch } from "../../draft/search-words.ts";
import { useWizard } from "../../shared/environment.tsx";
import { DigitBoxes } from "./digit-boxes.tsx";
import styles from "./number.module.css";

type NumberFiltersProps = { readonly search: NumberSearch; readonly narrow: (part: Partial<NumberSearch>) => void };

/** The filters: which list, and in it meaning and digits; for a random list a button that shuffles. */
export function NumberFilters({ search, narrow }: NumberFiltersProps) {
  const t = useText("order");
  const { offers } = useWizard();
  return (
    <>
      <div className={styles["filters"]}>
        <Chips
          legend={t("number.list.legend")}
          value={search.list}
          onChange={(list: NumberList) => narrow({ list })}
          options={LISTS.filter((value) => offers.specialNumbers || value !== "special").map((value) => ({
            value,
            label: t(`number.list.${value}`),
          }))}
        />
        {search.list === "random" && (
          <Button variant="quiet" onClick={() => narrow({ shuffle: search.shuffle + 1 })}>
            {t("number.shuffle")}
          </Button>
        )}
      </div>
      {search.list !== "random" && (
        <div className={styles["search"]}>
          {offers.specialNumbers && (
            <Chips
              legend={t("number.meaning.legend")}
              legendShown
              value={search.meaning}
              onChange={(meaning: Meaning) => narrow({ meaning })}
              options={MEANING_NAMES.map((value) => ({ value, label: t(`number.meaning.${value}`) }))}
            />
          )}
          <DigitBoxes digits={search.digits} onChange={(digits) => narrow({ digits })} />
        </div>
      )}
    </>
  );
}
