import { useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { EditForm } from "../../ticket/edit-form.tsx";
import type { EditorProps } from "../../ticket/ticket-part.tsx";
import { useWizard } from "../../wizard/environment.tsx";
import { StepLink } from "../../wizard/step-link.tsx";
import { useBill } from "../../wizard/use-bill.ts";
import { TermChoice } from "./term-choice.tsx";

/** The tariff as it is changed on the ticket: its term in place, and the way to all the others, which are too many for it. */
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
