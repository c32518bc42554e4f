import { orderContractSummaryPdf } from "@tribun/api-client/calls/orders";
import { lineTariffSummaryPdf } from "@tribun/api-client/calls/tariff-changes";
import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, DownloadIcon, textLinkClass, NEW_TAB } from "@tribun/ui-kit";
import { saveFile } from "../../../../platform/app/save-file.ts";
import { useApp } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import shared from "../../shared/edit/account.module.css";
import { useAct } from "../../../../platform/queries/use-act.ts";
import { fileHref } from "../../../../platform/place/hrefs.ts";

/** Page that explains how to change the operator; L07 requires it beside the dates. */
const SWITCHING = "https://www.bundesnetzagentur.de/anbieterwechsel";

/**
 * The contract summaries of the order and of changes (L01), the tariff's sheet (L03), the terms (L39), and information on changing the
 * operator.
 */
export function Documents({ line }: { readonly line: Line }) {
  const t = useText("account");
  const { files } = useApp();
  const { busy, failure, run } = useAct<"summary" | "change">();
  const { id, orderId } = line;
  const name = line.msisdn.slice(1);
  const load = (ofOrder: string) =>
    run("summary", async () => saveFile(await files(orderContractSummaryPdf, { params: { id: ofOrder } }), `${name}.pdf`));
  const loadChange = () =>
    run("change", async () =>
      saveFile(await files(lineTariffSummaryPdf, { params: { id } }), `${name}-${(line.tariffChange ?? line).tariff.slug}.pdf`),
    );
  return (
    <section className={shared["links"]} aria-label={t("contract.documents")}>
      {orderId !== undefined && (
        <Button variant="quiet" wide busy={busy === "summary"} busyLabel={t("loading")} onClick={() => void load(orderId)}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("contract.summary")}
        </Button>
      )}
      {line.hasChangeSummary && (
        <Button variant="quiet" wide busy={busy === "change"} busyLabel={t("loading")} onClick={() => void loadChange()}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("tariffChange.document")}
        </Button>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
      <a href={fileHref("product-sheets", line.tariff.productSheetFile)} className={textLinkClass()}>
        {t("contract.sheet")}
      </a>
      <AppLink href="/information/agb" className={textLinkClass()}>
        {t("contract.terms")}
      </AppLink>
      <a href={SWITCHING} className={textLinkClass()} {...NEW_TAB}>
        {t("contract.switching")}
      </a>
    </section>
  );
}
