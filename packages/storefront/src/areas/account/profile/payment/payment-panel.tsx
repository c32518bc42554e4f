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

/** What checks an IBAN comes with the form that asks for one. */
const BankForm = lazyPart(() => import("./bank-form.tsx").then((module) => module.BankForm));

/** What asks how a payment page ended comes with the way back from one. */
const KeptNews = lazyPart(() => import("./kept-news.tsx").then((module) => module.KeptNews));

/** How the fan pays: what is kept, which one first, another bank account with its mandate (L33), and a card or PayPal from the hosted page. */
export function PaymentPanel() {
  const t = useText("account");
  const { data, error, isPending, refetch } = useQuery(methodsQuery(useApiScope()));
  const cId = useKeptParam("cId");
  const [removed, setRemoved] = useState(false);
  // What was kept on that page may be what is gone now: nothing says any more that it is kept, after a reload either.
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
