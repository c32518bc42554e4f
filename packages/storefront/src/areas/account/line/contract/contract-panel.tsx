import type { Line } from "@tribun/api-client/contract";
import { addMonths, germanDay } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { type Fact, FactsList, Panel, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useServerNow } from "../../../../platform/app/use-app.tsx";
import { AppLink } from "../../../../platform/place/app-link.tsx";
import { datesAhead } from "../../shared/facts.ts";
import { usePrice } from "../../shared/use-price.ts";
import shared from "../../shared/edit/account.module.css";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { TariffRow } from "../tariff/tariff-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { orderHref } from "../../../../platform/place/hrefs.ts";

/** Loaded lazily, because most fans already have the best tariff. */
const Advice = lazyPart(() => import("./advice.tsx").then((module) => module.Advice));

/** Loaded lazily, because most contracts have no change. */
const ContractChanges = lazyPart(() =>
  import("../../shared/contract-changes/contract-changes.tsx").then((module) => module.ContractChanges),
);

/** Loaded lazily, because it is needed only before a last day of notice. */
const Reminder = lazyPart(() => import("./reminder.tsx").then((module) => module.Reminder));

/** Loaded lazily, because fans rarely read it and it stands below the other facts. */
const Documents = lazyPart(() => import("./documents.tsx").then((module) => module.Documents));

/** Loaded lazily, because fans rarely leave with their number. */
const PortOut = lazyPart(() => import("../number/port-out.tsx").then((module) => module.PortOut));

/** Notice periods in days that the law calls a month (§ 56 (3) TKG). */
const MONTH_DAYS = [28, 29, 30, 31];

/**
 * The same facts as the annual advice (L07): start, end of the minimum term, notice period and last day of notice. Also changes by the
 * operator (L06), the last day as calendar file, the documents, and the ways to leave.
 */
export function ContractPanel({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  const { price } = usePrice();
  const { tariff } = line;
  const { cancelBy, renewal } = datesAhead(line);
  const day = (iso: string | undefined) => (iso === undefined ? undefined : format.date(iso));
  // After a change to a tariff without a term, the line stays bound until its old term ends.
  const monthly = line.commitmentEnd === undefined ? tariff.commitmentMonths <= 1 : line.cancelBy === undefined;
  const notice = MONTH_DAYS.includes(tariff.noticeDays) ? t("contract.noticeMonth") : t("contract.noticeDays", { days: tariff.noticeDays });
  const rows: readonly Fact[] = [
    [t("contract.tariff"), tariff.name],
    [t("contract.number"), format.phone(line.msisdn)],
    [t("contract.price"), price(line.monthly)],
    [t("contract.since"), day(line.activatedAt)],
    [t("contract.monthly"), monthly ? t("contract.monthlyValue") : undefined],
    [t("contract.commitmentEnd"), monthly ? undefined : day(line.commitmentEnd)],
    [t("contract.notice"), notice],
    [t("contract.cancelBy"), day(cancelBy)],
    [t("contract.endsOn"), day(line.endsOn)],
    [t("contract.renewal"), day(renewal)],
  ];
  const cancellation = `/information/cancellation?line=${encodeURIComponent(line.id)}`;
  return (
    <Panel title={t("contract.title")} headingLevel={2}>
      <FactsList rows={rows} />
      {line.changes && (
        <Suspense>
          <ContractChanges lines={[line]} headingLevel={3} />
        </Suspense>
      )}
      {line.advice && line.endsOn === undefined && (
        <Suspense>
          <Advice line={line} advice={line.advice} />
        </Suspense>
      )}
      {cancelBy !== undefined && (
        <Suspense fallback={<Skeleton height="48px" />}>
          <Reminder line={line} cancelBy={cancelBy} href={cancellation} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height="220px" />}>
        <Documents line={line} />
      </Suspense>
      <div className={shared["rows"]}>
        {(line.status === "active" || line.status === "blocked") && line.endsOn === undefined && <TariffRow line={line} />}
        <PortOutRow line={line} />
      </div>
      <div className={shared["links"]}>
        {line.orderId !== undefined && (
          <AppLink href={orderHref(line.orderId)} className={textLinkClass({ strong: true })}>
            {t("contract.order")}
          </AppLink>
        )}
        {line.status !== "ended" && (
          <AppLink href={`${cancellation}#terminate`} className={textLinkClass({ strong: true })}>
            {t("contract.cancel")}
          </AppLink>
        )}
        <AppLink href={`${cancellation}#withdraw`} className={textLinkClass({ strong: true })}>
          {t("contract.withdraw")}
        </AppLink>
      </div>
    </Panel>
  );
}

/** Porting out: possible from activation until a month after the end (§ 59 TKG). */
function PortOutRow({ line }: { readonly line: Line }) {
  const t = useText("account");
  const format = useFormat();
  const now = useServerNow();
  const until = line.endsOn === undefined ? undefined : addMonths(line.endsOn, 1);
  const ended = line.status === "ended";
  if (line.status === "pending" || (ended && (until === undefined || until < germanDay(now())))) return null;
  const hint = ended && until !== undefined ? t("portOut.hintEnded", { date: format.date(until) }) : t("portOut.hint");
  return (
    <EditRow of={line.id} label={t("portOut.label")} hint={hint} action={t("portOut.show")}>
      {(close) => <PortOut line={line} onClose={() => close()} />}
    </EditRow>
  );
}
