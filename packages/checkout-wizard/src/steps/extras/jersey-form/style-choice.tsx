import type { ProductPlan } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Jersey } from "@tribun/ui-kit";
import { useId } from "react";
import styles from "./style-choice.module.css";

type Style = ProductPlan["styles"][number]["id"];
type StyleChoiceProps = {
  readonly plan: ProductPlan;
  readonly value: Style;
  readonly junior: boolean;
  readonly away: boolean;
  readonly onChange: (style: Style) => void;
};

/** The styles as small shirts, each a radio; border and dot mark the chosen one, so that colour is not the only sign. */
export function StyleChoice({ plan, value, junior, away, onChange }: StyleChoiceProps) {
  const t = useText("order");
  const name = useId();
  return (
    <fieldset className={styles["styles"]}>
      <legend>{t("extras.style")}</legend>
      <div className={styles["row"]}>
        {plan.styles.map(({ id, name: label }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
            <Jersey style={id} name="" number="" junior={junior || id === "child"} away={away} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
