import { Skeleton } from "@tribun/ui-kit";
import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { JerseyFields } from "../jersey-fields.tsx";
import { useJerseyErrors } from "../use-jersey-errors.ts";
import { usePlans } from "../use-plans.tsx";

/** Edits the jersey in the order summary. */
export function JerseyEdit({ onSave, onCancel }: EditorProps) {
  const { plans, failure } = usePlans();
  const { attempt, errorOf, summary, check } = useJerseyErrors();
  const content = failure || (plans ? <JerseyFields plans={plans} errorOf={errorOf} /> : <Skeleton height="320px" shape="card" />);
  return (
    <EditForm errors={summary} attempt={attempt} {...(plans && { onSubmit: () => check() && onSave() })} onCancel={onCancel}>
      {content}
    </EditForm>
  );
}
