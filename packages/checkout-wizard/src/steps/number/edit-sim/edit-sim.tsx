import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { SimFields } from "../sim-fields.tsx";
import { useNumberErrors } from "../use-number-errors.ts";

/** Edits the SIM in the order summary. */
export function SimEdit({ onSave, onCancel }: EditorProps) {
  const { attempt, errorOf, summary, check } = useNumberErrors(["simType", "iccid"]);
  return (
    <EditForm errors={summary} attempt={attempt} onSubmit={() => check() && onSave()} onCancel={onCancel}>
      <SimFields errorOf={errorOf} />
    </EditForm>
  );
}
