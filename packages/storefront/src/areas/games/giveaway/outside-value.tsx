import type { Giveaway } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, TextLink, NEW_TAB } from "@tribun/ui-kit";
import styles from "./giveaway.module.css";

type Outside = NonNullable<Giveaway["outside"]>;
type Value = NonNullable<NonNullable<Giveaway["draw"]>["value"]>;

function useOutsideWords({ source, round, at }: Outside) {
  const t = useText("giveaway");
  const { date, time } = useFormat();
  return {
    round,
    source: t(`outside.${source}`),
    date: t("facts.time", { date: date(at), time: time(at) }),
  };
}

/** Names the value that a draw will use, before it is published. */
export function NamedValue({ outside }: { readonly outside: Outside }) {
  const t = useText("giveaway");
  return <p>{t("outside.named", useOutsideWords(outside))}</p>;
}

/** The value that a draw used, with the signature that proves that the operator did not choose it. */
export function OutsideValue({ outside, value }: { readonly outside: Outside; readonly value: Value }) {
  const t = useText("giveaway");
  return (
    <span>
      {t("outside.taken", useOutsideWords(outside))}
      <code className={styles["hash"]}>{value.randomness}</code>
      {t("outside.signature")}
      <code className={styles["hash"]}>{value.signature}</code>
      {outside.url !== undefined && (
        <TextLink href={outside.url} {...NEW_TAB} rel="noopener noreferrer">
          {t("outside.elsewhere")}
        </TextLink>
      )}
    </span>
  );
}

/** For a closed list without a published value: what is fixed, and what the draw waits for. */
export function WaitsForValue({ giveaway: { sealed, outside } }: { readonly giveaway: Giveaway }) {
  return sealed && outside ? <Waits sealed={sealed} outside={outside} /> : null;
}

function Waits({ sealed, outside }: { readonly sealed: NonNullable<Giveaway["sealed"]>; readonly outside: Outside }) {
  const t = useText("giveaway");
  const { date, time } = useFormat();
  const at = t("facts.time", { date: date(sealed.at), time: time(sealed.at) });
  return (
    <Notice tone="info" title={t("waits.title")}>
      <p>{t("waits.list", { count: sealed.entries, date: at })}</p>
      <p>
        <code className={styles["hash"]}>{sealed.entriesHash}</code>
      </p>
      <p>{t("waits.value", useOutsideWords(outside))}</p>
    </Notice>
  );
}
