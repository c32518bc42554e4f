import { ApiError } from "@tribun/api-client";
import type { Survey } from "@tribun/api-client/contract";
import { answerSurvey } from "@tribun/api-client/calls/fan-service";
import { FormFailure, useForm } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, ErrorSummary, RadioCards, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../api/use-app.tsx";
import styles from "../../forms/form.module.css";

type Question = Survey["questions"][number];
type SurveyFormProps = { readonly survey: Survey; readonly onSent: () => void };

const STARS = ["1", "2", "3", "4", "5"] as const;

const answerOf = ({ required }: Question) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !required || text !== "", "surveyAnswer.required"),
    v.maxLength(2000, "text.tooLong"),
  );

/** The questions as the operator asks them; what is left empty counts as skipped. */
export function SurveyForm({ survey, onSent }: SurveyFormProps) {
  const t = useText("survey");
  const common = useText("common");
  const api = useApi();
  const { id, title, questions } = survey;
  const form = useForm<Record<string, string>, Record<string, string>>({
    schema: v.object(Object.fromEntries(questions.map((question) => [question.id, answerOf(question)]))),
    initial: Object.fromEntries(questions.map((question) => [question.id, ""])),
    onSubmit: async (given) => {
      const told = questions.flatMap(({ id: name, kind }) => {
        const answer = given[name] ?? "";
        return answer === "" ? [] : [[name, kind === "rating" ? Number(answer) : answer] as const];
      });
      try {
        await api(answerSurvey, { params: { id }, body: { answers: Object.fromEntries(told) } });
      } catch (error) {
        // Answered already, say in another window: it is with us, which is what the fan wants.
        if (!(error instanceof ApiError && error.reason === "alreadyAnswered")) throw error;
      }
      onSent();
    },
  });
  return (
    <form method="post" noValidate className={styles["form"]} onSubmit={form.submit} aria-label={title}>
      <h2>{title}</h2>
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
            columns={kind === "rating" ? 3 : 1}
            options={choices}
          />
        );
      })}
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy} busyLabel={t("busy")}>
          {t("submit")}
        </Button>
      </div>
    </form>
  );
}
