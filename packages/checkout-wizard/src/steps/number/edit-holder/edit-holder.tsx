import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { useSettledPress } from "../../../shared/use-settled-press.ts";
import { HolderFields } from "../parts/holder-fields.tsx";
import { useNumberErrors } from "../use-number-errors.ts";

/** Edits the line's user in the order summary. */
export function HolderEdit({ onSave, onCancel }: EditorProps) {
  const { attempt, errorOf, summary, check, settling } = useNumberErrors(["childBirthday", "mainLineId"]);
  const { press, busy } = useSettledPress(check, settling, onSave);
  return (
    <EditForm errors={summary} attempt={attempt} onSubmit={press} busy={busy} onCancel={onCancel}>
      <HolderFields errorOf={errorOf} />
    </EditForm>
  );
}
