import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { EditForm } from "../../../summary/edit-form.tsx";
import type { EditorProps } from "../../../summary/ticket-part.tsx";
import { useWizard } from "../../../shared/environment.tsx";
import { StepLink } from "../../../shared/step-link.tsx";
import { useBill } from "../../../shared/use-bill.ts";
import { TermChoice } from "../../../shared/term-choice.tsx";

/** Edits the tariff in the order summary: its term in place, and a link to all other tariffs. */
export function TariffEdit({ onSave, onCancel }: EditorProps) {
  const t = useText("order");
  const { links } = useWizard();
  const { tariff } = useBill();
  return (
    <EditForm errors={[]} attempt={0} onSubmit={onSave} onCancel={onCancel}>
      {tariff ? <TermChoice tariff={tariff} /> : <Skeleton height="120px" shape="card" />}
      <div>
        <StepLink variant="quiet" href={links.tariffs}>
          {t("tariff.other")}
        </StepLink>
      </div>
    </EditForm>
  );
}
