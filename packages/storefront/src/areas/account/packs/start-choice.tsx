import type { PackStart } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { RadioCards } from "@tribun/ui-kit";
import styles from "./options.module.css";
import type { StartOption } from "./use-starts.ts";

type StartChoiceProps = {
  readonly starts: readonly StartOption[];
  readonly value: PackStart | undefined;
  readonly onChange: (value: PackStart) => void;
  readonly business: boolean;
  /** True after an attempt to order without a choice. */
  readonly isMissing: boolean;
};

/** Choice of a pack's start. None is preselected, because an early start ends the right of withdrawal (L22); the text below says so. */
export function StartChoice({ starts, value, onChange, business, isMissing }: StartChoiceProps) {
  const t = useText("packs");
  if (starts.length === 1) return <p className={styles["soft"]}>{t("buy.business")}</p>;
  const early = starts.find((start) => start.value === value)?.wish.earlyStart === true;
  return (
    <>
      <RadioCards
        legend={t("buy.start.legend")}
        name="start"
        columns={1}
        value={value}
        onChange={onChange}
        error={isMissing ? t("buy.start.missing") : undefined}
        options={starts.map((start) => ({ value: start.value, title: t(`buy.start.${start.value}`), description: start.text }))}
      />
      {early && !business && <p role="status">{t("buy.early")}</p>}
    </>
  );
}
