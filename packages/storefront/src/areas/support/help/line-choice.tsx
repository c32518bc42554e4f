import type { TextBinding } from "@tribun/forms";
import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { useEffect, useEffectEvent } from "react";
import { useApi } from "../../../platform/app/use-app.tsx";
import { LineSelect } from "../../../platform/forms/line-select.tsx";
import { useAnswer } from "../../../platform/forms/no-script/use-answer.ts";
import { UNCHOSEN } from "./support-message.ts";

type LineChoiceProps = {
  readonly field: TextBinding;
  /** False while the message is about something else; what was chosen stays. */
  readonly asked: boolean;
};

/**
 * Which of several lines a fault is about. Nothing for a fan with one that runs, which the operator knows by itself, and nothing while
 * they are asked for; where they did not come it can be done again, and holds up nobody.
 */
export function LineChoice({ field: { onBlur: _, value, ...field }, asked }: LineChoiceProps) {
  const t = useText("support");
  const api = useApi();
  const common = useText("common");
  const ask = async () => {
    const { myLines } = await import("@tribun/api-client/calls/orders");
    return api(myLines, {});
  };
  const { data = [], error, again } = useAnswer(asked ? "lines" : undefined, ask);
  const lines = data.filter(({ status }) => status === "active" || status === "blocked");
  const several = lines.length > 1;
  // What was chosen before the session ran out stands already.
  const choose = useEffectEvent(() => value === "" && field.onChange(UNCHOSEN));
  const leave = useEffectEvent(() => field.onChange(""));
  useEffect(() => {
    if (several) choose();
    // Whoever writes as a guest from here on, or as somebody else, names no line of this fan.
    return leave;
  }, [several]);
  if (asked && error !== undefined && data.length === 0)
    return (
      <Notice
        tone="warn"
        title={t("form.linesLost")}
        announce
        action={
          <Button variant="quiet" onClick={again}>
            {common("action.retry")}
          </Button>
        }
      >
        {t("form.linesLostText")}
      </Notice>
    );
  return (
    several &&
    asked && (
      <LineSelect
        {...field}
        label={t("form.line")}
        hint={t("form.lineHint")}
        placeholder={t("form.choose")}
        lines={lines}
        value={value === UNCHOSEN ? "" : value}
        required
      />
    )
  );
}
