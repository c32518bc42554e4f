import { useText } from "@tribun/i18n";
import { Button } from "@tribun/ui-kit";
import { Dialog } from "@tribun/ui-kit/dialog";

type ReplaceTariffDialogProps = { readonly onConfirm: () => void; readonly onCancel: () => void };

/** Asks before the tariff in the cart gives way to another one (spec §6). */
export function ReplaceTariffDialog({ onConfirm, onCancel }: ReplaceTariffDialogProps) {
  const t = useText("order");
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t("replace.title")}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t("replace.cancel")}
          </Button>
          <Button onClick={onConfirm}>{t("replace.confirm")}</Button>
        </>
      }
    >
      <p>{t("replace.text")}</p>
    </Dialog>
  );
}
