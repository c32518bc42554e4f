import type { ProductPlan } from "@tribun/api-client/contract";
import { isJerseyNumber, JERSEY_NAME_MAX, jerseyLetters } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { CheckboxField, Chips, FieldSet, TextField } from "@tribun/ui-kit";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import stack from "../../../shared/stack.module.css";
import styles from "./extras.module.css";
import { JerseyFacts } from "./jersey-facts.tsx";
import { JerseyPreview } from "./jersey-preview.tsx";
import { type JerseyField, startJersey, type WantedJersey } from "../schema.ts";
import { SizeTable } from "./size-table.tsx";
import { StyleChoice } from "./style-choice.tsx";

type JerseyFormProps = {
  readonly plans: readonly ProductPlan[];
  readonly plan: ProductPlan;
  readonly jersey: WantedJersey;
  readonly errorOf: (field: JerseyField) => string | undefined;
};

/** The form for the jersey, with a preview that follows the input. */
export function JerseyForm({ plans, plan, jersey, errorOf }: JerseyFormProps) {
  const t = useText("order");
  const { change } = useOrderDraft();
  const set = (part: Partial<WantedJersey>) => change((draft) => ({ ...draft, jersey: { ...jersey, ...part } }));
  const style = plan.styles.find((candidate) => candidate.id === jersey.style)?.id ?? plan.styles[0]?.id ?? "striped";
  const away = jersey.model === "away";
  const name = jerseyLetters(jersey.name.trim());
  // A number that cannot be printed shows an error at its field and is left out of the preview.
  const number = isJerseyNumber(jersey.number) ? jersey.number.trim() : "";

  const print = (
    <div className={styles["print"]}>
      <div className={styles["capitals"]}>
        <TextField
          label={t("extras.name")}
          hint={t("extras.nameHint")}
          name="jerseyName"
          // `lang` makes CSS use Turkish capitals while the fan types (ı becomes I, i becomes İ), without moving the caret.
          lang="tr"
          autoComplete="off"
          autoCapitalize="characters"
          value={jersey.name}
          // CSS would show ß as SS, which is not what is printed.
          onChange={(typed) => set({ name: typed.replaceAll("ß", "ẞ") })}
          error={errorOf("jerseyName")}
        />
        <p role="status" className={styles["full"]}>
          {name.length === JERSEY_NAME_MAX && t("extras.nameFull")}
        </p>
      </div>
      <TextField
        label={t("extras.number")}
        hint={t("extras.numberHint")}
        name="jerseyNumber"
        inputMode="numeric"
        autoComplete="off"
        value={jersey.number}
        onChange={(typed) => set({ number: typed })}
        error={errorOf("jerseyNumber")}
      />
    </div>
  );
  return (
    <div className={styles["jersey"]}>
      <div className={styles["preview"]}>
        <JerseyPreview style={style} name={name} number={number} junior={jersey.junior} away={away} />
      </div>
      <div className={stack["stack"]}>
        {plans.length > 1 && (
          <Chips
            legend={t("extras.plan")}
            legendShown
            value={plan.id}
            onChange={(id) => {
              const chosen = plans.find((candidate) => candidate.id === id);
              if (chosen) set({ ...startJersey(chosen), name: jersey.name, number: jersey.number });
            }}
            options={plans.map(({ id, name: label }) => ({ value: id, label }))}
          />
        )}
        {print}
        <FieldSet legend={t("extras.size")} id="jerseySize" look="label" error={errorOf("jerseySize")}>
          <Chips
            legend={t("extras.size")}
            value={jersey.size}
            onChange={(size) => set({ size })}
            options={plan.sizes.map((size) => ({ value: size, label: size }))}
          />
          <SizeTable sizes={plan.sizes} chosen={jersey.size} />
        </FieldSet>
        <Chips
          legend={t("extras.model")}
          legendShown
          value={jersey.model}
          onChange={(model) => set({ model })}
          options={plan.models.map(({ id, name: label }) => ({ value: id, label }))}
        />
        {plan.styles.length > 1 && (
          <StyleChoice plan={plan} value={style} junior={jersey.junior} away={away} onChange={(chosen) => set({ style: chosen })} />
        )}
        {plan.juniorOption && plan.styles.some(({ id }) => id !== "child") && (
          <CheckboxField name="jerseyJunior" checked={jersey.junior} onChange={(junior) => set({ junior })}>
            {t("extras.junior")}
          </CheckboxField>
        )}
        <JerseyFacts plan={plan} personalised={name !== "" || jersey.number.trim() !== ""} />
      </div>
    </div>
  );
}
