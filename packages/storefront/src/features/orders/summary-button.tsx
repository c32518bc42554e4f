import { orderContractSummaryPdf } from "@tribun/api-client/calls/orders";
import type { Order } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, DownloadIcon } from "@tribun/ui-kit";
import { saveFile } from "../../platform/app/save-file.ts";
import { useApp } from "../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../shell/late-errors.tsx";
import { useAct } from "../../platform/queries/use-act.ts";

/**
 * Downloads the contract summary of an order (L01); renders nothing without one. The call needs the fan's session, so a link could not open
 * it.
 */
export function SummaryButton({ order, wide = false }: { readonly order: Order; readonly wide?: boolean }) {
  const t = useText("payment");
  const common = useText("common");
  const { files } = useApp();
  const { busy, failure, run } = useAct<"load">();
  if (order.contractSummaryId === undefined) return null;
  const load = () =>
    run("load", async () => saveFile(await files(orderContractSummaryPdf, { params: { id: order.id } }), `${order.number}.pdf`));
  return (
    <>
      <Button variant="quiet" wide={wide} busy={busy !== undefined} busyLabel={common("loading")} onClick={() => void load()}>
        <DownloadIcon size={20} aria-hidden="true" />
        {t("success.summaryPdf")}
      </Button>
      {failure !== undefined && <ApiErrorNotice error={failure} />}
    </>
  );
}
