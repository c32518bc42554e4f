import type { NumberType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Skeleton, Tabs } from "@tribun/ui-kit";
import { Suspense, useCallback, useEffect, useId } from "react";
import { useOrderDraft } from "../../store/use-order-draft.ts";
import { openNumberTab } from "../../machine/number-choice.ts";
import { useWizard } from "../../shared/environment.tsx";
import { lazyPart } from "../../shared/lazy-part.ts";
import { NumberChoice } from "./number-choice.tsx";
import styles from "./number.module.css";
import type { NumberField } from "./schema.ts";
import type { NumberSearch } from "../../draft/search-words.ts";
import { START_SEARCH } from "../../machine/number-search.ts";

/** Form and texts load only for a ported number. */
const PortForm = lazyPart(() => import("./port-form/port-form.tsx").then((module) => module.PortForm));

type NumberTabsProps = { readonly errorOf: (field: NumberField) => string | undefined; readonly onSwitch: () => void };

/** Tabs for a new and a ported number: both keep their input, and the open one counts. */
export function NumberTabs({ errorOf, onSwitch }: NumberTabsProps) {
  const t = useText("order");
  const panel = useId();
  const { offers } = useWizard();
  const { draft, change } = useOrderDraft();
  const setSearch = useCallback((search: NumberSearch) => change((current) => ({ ...current, search })), [change]);
  const { numberType } = draft;
  const offered = offers.porting;
  useEffect(() => {
    // The draft is from a time when the club ported numbers.
    if (!offered && numberType === "port") change((current) => openNumberTab(current, "new"));
  }, [offered, numberType, change]);

  const choice = <NumberChoice error={errorOf("phoneNumber")} search={draft.search ?? START_SEARCH} onSearch={setSearch} />;
  if (!offered) return choice;
  const open = (to: NumberType) => {
    onSwitch();
    change((current) => openNumberTab(current, to));
  };
  return (
    <div className={styles["tabs"]}>
      <Tabs
        legend={t("number.tabs.legend")}
        value={numberType}
        onChange={open}
        options={[
          { value: "new", label: t("number.tabs.new") },
          { value: "port", label: t("number.tabs.port") },
        ]}
        panelId={() => panel}
      />
      <div id={panel} role="tabpanel" aria-label={t(`number.tabs.${numberType}`)}>
        {numberType === "port" ? (
          <Suspense fallback={<Skeleton height="640px" shape="card" />}>
            <PortForm errorOf={errorOf} />
          </Suspense>
        ) : (
          choice
        )}
      </div>
    </div>
  );
}
