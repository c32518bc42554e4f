import { EditForm } from "../../ticket/edit-form.tsx";
import type { EditorProps } from "../../ticket/ticket-part.tsx";
import { HolderFields } from "./holder-fields.tsx";
import { useNumberErrors } from "./use-number-errors.ts";

/** Whose line it will be, as it is changed on the ticket. */
export function HolderEdit({ onSave, onCancel }: EditorProps) {
  const { attempt, errorOf, summary, check } = useNumberErrors(["childBirthday", "mainLineId"]);
  return (
    <EditForm errors={summary} attempt={attempt} onSubmit={() => check() && onSave()} onCancel={onCancel}>
      <HolderFields errorOf={errorOf} />
    </EditForm>
  );
}
