import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { Line, Option } from "@tribun/api-client/contract";
import { TransactionStatus } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Notice, Panel, Skeleton } from "@tribun/ui-kit";
import { useEffect, useState } from "react";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { placeOfPaid } from "../../../platform/place/after-payment.ts";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { PaymentUnknown } from "../../../features/payment/payment-unknown.tsx";
import { useOwnPayment } from "../../../features/payment/use-own-payment.ts";
import { isNoPayment } from "../../../features/payment/use-payment-check.ts";
import { BuyForm } from "./buy-form.tsx";
import { PaymentFailed } from "./payment-failed.tsx";
import { myPacksQuery } from "../shared/my-packs.ts";
import { packsHref } from "./shelves.ts";
import { useMyLines } from "./use-my-lines.ts";

type BuyPackProps = {
  readonly option: Option;
  /** Id of the line in the address. */
  readonly wanted: string | undefined;
};

/** Shows what prevents the purchase of a pack (a pending payment, no line, or a running pack), otherwise the order form. */
export function BuyPack({ option, wanted }: BuyPackProps) {
  const t = useText("packs");
  const router = useRouter();
  const cId = useQueryParam("cId");
  const { own: paying, ...check } = useOwnPayment(cId, "option");
  const status = paying?.transactionStatus;
  const { lines, active, none } = useMyLines();
  const mine = useQuery(myPacksQuery(useApiScope()));
  const [chosen, setChosen] = useState(wanted);
  const line = active.find(({ id }) => id === chosen) ?? active[0];

  const paid = status === TransactionStatus.Success && paying && cId !== undefined ? placeOfPaid(paying, cId) : undefined;
  useEffect(() => {
    if (paid !== undefined) router.history.replace(paid);
  }, [paid, router]);

  if (status === TransactionStatus.Success || status === TransactionStatus.Pending || status === TransactionStatus.Processing)
    return (
      <Notice tone="info" title={t("payment.checking")} announce>
        {t("payment.checkingText")}
      </Notice>
    );
  if (check.error && !check.data && !isNoPayment(check.error))
    return <PaymentUnknown error={check.error}>{t("payment.down")}</PaymentUnknown>;
  if (lines.isPending || mine.isPending || (cId !== undefined && !check.data && !check.error))
    return <Skeleton height="560px" shape="card" label={t("detail.loading")} />;
  if (none) return <Offer title={t("noLine.title")} text={t("noLine.text")} href="/tarife" action={t("noLine.action")} />;
  if (lines.error && !lines.data) return <ApiErrorNotice error={lines.error} onRetry={() => void lines.refetch()} />;
  if (!line) return <Offer title={t("noLine.inactive")} text={t("noLine.inactiveText")} href="/dashboard" action={t("noLine.overview")} />;
  const runs = option.renewal === "auto" && (mine.data ?? []).some((pack) => pack.lineId === line.id && pack.option.id === option.id);
  return (
    <Panel title={t("buy.title")} headingLevel={2}>
      {paying && <PaymentFailed check={paying} />}
      <BuyForm
        key={option.id}
        option={option}
        lines={active}
        line={line}
        onLine={setChosen}
        instead={runs ? <Runs option={option} line={line} /> : undefined}
      />
    </Panel>
  );
}

/** A renewing pack exists once for each line (409 option.running). */
function Runs({ option, line }: { readonly option: Option; readonly line: Line }) {
  const t = useText("packs");
  const { phone } = useFormat();
  return (
    <Notice
      tone="info"
      title={t("detail.runs", { pack: option.name, phone: phone(line.msisdn) })}
      action={
        <AppLink href={packsHref({ line: line.id })} className={buttonClass({ variant: "quiet" })}>
          {t("detail.runsLink")}
        </AppLink>
      }
    >
      {t("detail.runsText")}
    </Notice>
  );
}

function Offer({
  title,
  text,
  href,
  action,
}: {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}) {
  return (
    <EmptyPlace
      title={title}
      action={
        <AppLink href={href} className={buttonClass()}>
          {action}
        </AppLink>
      }
    >
      {text}
    </EmptyPlace>
  );
}
