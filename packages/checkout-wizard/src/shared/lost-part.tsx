import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";

/** In the place of a part that could not be fetched. The page can be loaded again from there, as all that was chosen is kept. */
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
