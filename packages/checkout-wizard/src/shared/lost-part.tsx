import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";

/** Replaces a part that failed to load. It offers a reload of the page, which loses nothing because the draft is stored. */
export function LostPart() {
  const t = useText("shell");
  const common = useText("common");
  const again = (
    <Button variant="quiet" onClick={() => location.reload()}>
      {common("action.retry")}
    </Button>
  );
  return <Notice tone="bad" announce title={t("offline.notLoaded")} action={again} />;
}
