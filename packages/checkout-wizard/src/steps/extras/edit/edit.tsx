import type { ProductPlan } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, Skeleton } from "@tribun/ui-kit";
import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { JerseyForm } from "../jersey-form/jersey-form.tsx";
import { useJerseyChoice } from "../use-jersey-choice.ts";
import { usePlans } from "../use-plans.tsx";

/** Edits the jersey in the order summary. */
export function JerseyEdit({ onSave, onCancel }: EditorProps) {
  const { plans, failure } = usePlans();
  if (plans?.[0] && !failure) return <Edit plans={[plans[0], ...plans.slice(1)]} onSave={onSave} onCancel={onCancel} />;
  return (
    <EditForm errors={[]} attempt={0} onCancel={onCancel}>
      {failure || <Skeleton height="320px" shape="card" />}
    </EditForm>
  );
}

type EditProps = EditorProps & { readonly plans: readonly [ProductPlan, ...ProductPlan[]] };

function Edit({ plans, onSave, onCancel }: EditProps) {
  const t = useText("order");
  const { form, attempt, summary, take, decline } = useJerseyChoice(plans);
  const drop = () => {
    decline();
    onSave();
  };
  return (
    <EditForm errors={summary} attempt={attempt} onSubmit={() => take() && onSave()} onCancel={onCancel}>
      <JerseyForm {...form} />
      <div>
        <Button variant="quiet" onClick={drop}>
          {t("extras.drop")}
        </Button>
      </div>
    </EditForm>
  );
}
