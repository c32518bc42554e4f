import type { Survey } from "@tribun/api-client/contract";
import { EmailField, FormFailure, loaded } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, Notice, RadioCards, TextField } from "@tribun/ui-kit";
import styles from "../../../platform/forms/form.module.css";
import { KeepTyped } from "../../../features/kept-forms/keep-typed.tsx";
import { useNoScriptAction } from "../../../platform/place/hrefs.ts";
import { useNoScriptForm } from "../../../platform/forms/no-script/use-no-script-form.ts";
import type { Values } from "../../../features/kept-forms/unsent.ts";
import { surveyAnswers } from "./survey-answers.ts";
import { Thanks } from "./thanks.tsx";

const STARS = ["1", "2", "3", "4", "5"] as const;

type SurveyFormProps = {
  readonly survey: Survey;
  /** True if this survey replaces another whose answers were not sent. */
  readonly isNew: boolean;
  /** True for a guest, whose answer is tied to an e-mail address. */
  readonly isGuest: boolean;
};

/** The operator's questions, and the thanks afterwards. Works without a script. */
export function SurveyForm({ survey, isNew, isGuest }: SurveyFormProps) {
  const t = useText("survey");
  const common = useText("common");
  const action = useNoScriptAction("/survey", "questions");
  const { id, title, questions } = survey;
  const asked = surveyAnswers.of(survey, isGuest);
  const { form, result } = useNoScriptForm({ ...surveyAnswers, ...asked, sending: loaded(asked) });
  // The operator defines the fields; each value is text.
  const fill = (given: Values) => form.fill(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `${value}`])));
  const keep = <KeepTyped name={`survey ${id}`} form={{ values: form.values, fill }} sent={result !== undefined} />;
  if (result)
    return (
      <>
        {keep}
        <Thanks focus mailed={result === "mailed"} />
      </>
    );
  return (
    <>
      {keep}
      <form id="questions" method="post" action={action} noValidate className={styles["form"]} onSubmit={form.submit} aria-label={title}>
        <input type="hidden" name="surveyId" value={id} />
        <h2>{title}</h2>
        {isNew && (
          <Notice tone="info" title={t("other")}>
            {t("otherText")}
          </Notice>
        )}
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <FormFailure error={form.failure} />
        {questions.map(({ id: name, kind, text, required, options }) => {
          const { onBlur, ...field } = form.text(name);
          const hint = [...(kind === "rating" ? [t("scale")] : []), ...(required ? [] : [t("optional")])].join(" ");
          if (kind === "text") return <TextField key={name} {...field} onBlur={onBlur} label={text} hint={hint} autoComplete="off" />;
          const choices =
            kind === "rating"
              ? STARS.map((star) => ({ value: star, title: star }))
              : (options ?? []).map((option) => ({ value: option.id, title: option.text }));
          return (
            <RadioCards
              key={name}
              {...field}
              legend={text}
              hint={hint}
              required={required}
              columns={kind === "rating" ? 5 : 1}
              options={choices}
            />
          );
        })}
        {isGuest && <EmailField {...form.text("email")} label={t("email")} hint={t("emailHint")} />}
        <div className={styles["actions"]}>
          <Button type="submit" name="form" value={surveyAnswers.name} busy={form.busy} busyLabel={t("busy")}>
            {t("submit")}
          </Button>
        </div>
      </form>
    </>
  );
}
