import { useText } from "@tribun/i18n";
import { Chips, Details } from "@tribun/ui-kit";
import { LISTS, type Meaning, MEANING_NAMES, type NumberList, type NumberSearch } from "../../draft/search-words.ts";
import { isNarrow } from "../../machine/number-search.ts";
import { useWizard } from "../../shared/environment.tsx";
import { useState } from "react";
import { DigitBoxes } from "./digit-boxes.tsx";
import styles from "./number.module.css";

type NumberFiltersProps = { readonly search: NumberSearch; readonly narrow: (part: Partial<NumberSearch>) => void };

/** The search for a number by list, meaning and digits, folded until the fan searches. */
export function NumberFilters({ search, narrow }: NumberFiltersProps) {
  const t = useText("order");
  const { offers } = useWizard();
  // Only at first, because a search that the fan clears must not fold away under the hand.
  const [open] = useState(() => isNarrow(search));
  return (
    <Details className={styles["find"]} open={open}>
      <summary>{t(offers.specialNumbers ? "number.find" : "number.findDigits")}</summary>
      <div className={styles["search"]}>
        <DigitBoxes digits={search.digits} onChange={(digits) => narrow({ digits })} />
        {offers.specialNumbers && (
          <>
            <Chips
              legend={t("number.meaning.legend")}
              legendShown
              value={search.meaning}
              onChange={(meaning: Meaning) => narrow({ meaning })}
              options={MEANING_NAMES.map((value) => ({ value, label: t(`number.meaning.${value}`) }))}
            />
            <Chips
              legend={t("number.list.legend")}
              value={search.list}
              onChange={(list: NumberList) => narrow({ list })}
              options={LISTS.map((value) => ({ value, label: t(`number.list.${value}`) }))}
            />
          </>
        )}
      </div>
    </Details>
  );
}
