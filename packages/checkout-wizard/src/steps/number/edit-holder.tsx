import { useState } from "react";
import { useOrderDraft } from "../../draft/use-order-draft.ts";
import { EditForm } from "../../ticket/edit-form.tsx";
import type { EditorProps } from "../../ticket/ticket-part.tsx";
import { HolderFields } from "./holder-fields.tsx";
import { useNumberErrors } from "./use-number-errors.ts";

/** Whose line it will be, as it is changed on the ticket. */
export function HolderEdit({ onSave, onCancel }: EditorProps) {
  const { draft } = useOrderDraft();
  const [birthday, setBirthday] = useState(draft.childBirthday ?? "");
  const { attempt, errorOf, summary, check } = useNumberErrors(["childBirthday", "mainLineId"], birthday);
  return (
    <EditForm errors={summary} attempt={attempt} onSubmit={() => check() && onSave()} onCancel={onCancel}>
      <HolderFields typed={birthday} onType={setBirthday} errorOf={errorOf} />
    </EditForm>
  );
}
