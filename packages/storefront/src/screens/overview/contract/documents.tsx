import { orderContractSummaryPdf } from "@tribun/api-client/calls/orders";
import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Button, DownloadIcon, textLinkClass, NEW_TAB } from "@tribun/ui-kit";
import { saveFile } from "../../../api/save-file.ts";
import { useApp } from "../../../api/use-app.tsx";
import { ApiErrorNotice } from "../../../shell/api-error-view.tsx";
import { AppLink } from "../../../shell/app-link.tsx";
import shared from "../../account-shared/account.module.css";
import { useAct } from "../../account-shared/use-act.ts";
import { fileHref } from "../../tariffs/file-href.ts";
import { SWITCHING } from "./switching.ts";

/** The summary the contract was made with (L01), the sheet of the tariff (L03), the terms (L39), and how to change the operator. */
export function Documents({ line }: { readonly line: Line }) {
  const t = useText("account");
  const { files } = useApp();
  const { busy, failure, run } = useAct<"summary">();
  const load = (id: string) =>
    run("summary", async () => saveFile(await files(orderContractSummaryPdf, { params: { id } }), `${line.msisdn.slice(1)}.pdf`));
  const { orderId } = line;
  return (
    <section className={shared["links"]} aria-label={t("contract.documents")}>
      {orderId !== undefined && (
        <Button variant="quiet" wide busy={busy !== undefined} busyLabel={t("loading")} onClick={() => void load(orderId)}>
          <DownloadIcon size={20} aria-hidden="true" />
          {t("contract.summary")}
        </Button>
      )}
      {failure !== undefined && <ApiErrorNotice error={failure} />}
      {line.changeSummaryUrl !== undefined && (
        <a href={line.changeSummaryUrl} className={textLinkClass()} {...NEW_TAB}>
          {t("tariffChange.document")}
        </a>
      )}
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
