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
  /** True while the message is about a fault. The chosen line stays when this becomes false. */
  readonly asked: boolean;
};

/**
 * Choice of the line that a fault is about. Renders nothing for a fan with one running line, because the operator knows it, or while the
 * lines load. If loading fails, the fan can retry and can still send the message.
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
  // Keeps a line that the fan chose before the session expired.
  const choose = useEffectEvent(() => value === "" && field.onChange(UNCHOSEN));
  const leave = useEffectEvent(() => field.onChange(""));
  useEffect(() => {
    if (several) choose();
    // Clears the line, because the next writer may be a guest or another fan.
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
