import { useQuery } from "@tanstack/react-query";
import { useText } from "@tribun/i18n";
import { Panel, Skeleton } from "@tribun/ui-kit";
import { Suspense, useState } from "react";
import { useApiScope } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { KeepOnPage } from "./keep-on-page.tsx";
import { MethodList } from "./method-list.tsx";
import { MonthlyBill } from "./monthly-bill.tsx";
import { useKeptParam } from "../../../../features/payment/use-kept-param.ts";
import { rememberOpened } from "./opened-here.ts";
import { methodsQuery } from "./queries.ts";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded lazily, because it contains the IBAN validation. */
const BankForm = lazyPart(() => import("./bank-form.tsx").then((module) => module.BankForm));

/** Loaded lazily, because only a fan who returns from a payment page needs it. */
const KeptNews = lazyPart(() => import("./kept-news.tsx").then((module) => module.KeptNews));

/** The fan's payment methods with the default, another bank account with its mandate (L33), and a card or PayPal from the hosted page. */
export function PaymentPanel() {
  const t = useText("account");
  const { data, error, isPending, refetch } = useQuery(methodsQuery(useApiScope()));
  const cId = useKeptParam("cId");
  const [removed, setRemoved] = useState(false);
  // The removed method may be the one just stored, so remove that receipt, also after a reload.
  const forget = () => {
    setRemoved(true);
    rememberOpened("");
  };
  return (
    <Panel title={t("payment.title")} headingLevel={2}>
      {isPending && <Skeleton height="96px" label={t("loading")} />}
      {error && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && <MonthlyBill methods={data} />}
      {data && <MethodList methods={data} onRemoved={forget} />}
      <div className={shared["rows"]}>
        <EditRow label={t("payment.account")} action={t("payment.add")}>
          {(close) => <BankForm close={close} />}
        </EditRow>
        <KeepOnPage />
      </div>
      {cId !== undefined && !removed && (
        <Suspense>
          <KeptNews cId={cId} />
        </Suspense>
      )}
    </Panel>
  );
}
