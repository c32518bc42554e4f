import { settingsQuery } from "./shield/settings.ts";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, Chips, Notice, Skeleton, MAX_RADIOS } from "@tribun/ui-kit";
import { Suspense } from "react";
import { linesQuery } from "../../../platform/queries/queries.ts";
import { nextRound } from "../../../platform/queries/rounds.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { lazyPart } from "../../../platform/lazy/lazy-part.tsx";
import { useChanges, pingQuery } from "../shared/use-changes.ts";
import { usePlace, useQueryParam } from "../../../platform/place/place.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { AccountPage } from "../shared/edit/account-page.tsx";
import { ContractPanel } from "./contract/contract-panel.tsx";
import styles from "./overview.module.css";
import { ShieldPanel } from "./shield/shield-panel.tsx";
import { SimPanel } from "./sim/sim-panel.tsx";

/** The line that the address names, else the first that has not ended, else the first. @param asked id from the address, unchecked */
function chosenLine(lines: readonly Line[] | undefined, asked: string | undefined): Line | undefined {
  return lines?.find(({ id }) => id === asked) ?? lines?.find(({ status }) => status !== "ended") ?? lines?.[0];
}

/** True if the line has a SIM to manage. */
const hasSim = ({ status }: Line): boolean => status !== "pending" && status !== "ended";

/** The ping comes first, so that the next revision shows whether anything changed between the answers. */
export const fetchFirst: FetchFirst = (client, scope, { search }) => [
  client.prefetchQuery(pingQuery(scope)),
  client.fetchQuery(linesQuery(scope)).then((lines) => {
    const line = chosenLine(lines, search.get("line") ?? undefined);
    return line && hasSim(line) ? client.prefetchQuery(settingsQuery(scope, line.id)) : undefined;
  }),
];

/** Loaded lazily, because most fans have one line. */
const LineSelect = lazyPart(() => import("../../../platform/forms/line-select.tsx").then((module) => module.LineSelect));

/** `/dashboard/account/overview?line=`: contract, SIM and cost shield of one line; with several the fan chooses one (specification §2). */
export function Overview() {
  const t = useText("account");
  const format = useFormat();
  const place = usePlace();
  useChanges();
  const { data, error, isPending, refetch } = useQuery({
    ...linesQuery(useApiScope()),
    refetchInterval: ({ state }) => (state.data?.some(isGettingSim) ? nextRound(state) : false),
  });
  const asked = useQueryParam("line");
  const line = chosenLine(data, asked);
  const choose = (id: string) => place.replace(`/dashboard/account/overview?line=${encodeURIComponent(id)}`);
  const none = data?.length === 0 || (data === undefined && error instanceof ApiError && error.code === "1023");
  return (
    <AccountPage title={t("overview.title")} lead={line ? format.phone(line.msisdn) : isPending ? "\u00a0" : undefined}>
      <div className={styles["page"]}>
        {isPending && <Skeleton height="640px" shape="card" label={t("loading")} />}
        {error && !none && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
        {none && (
          <EmptyPlace
            title={t("overview.none")}
            action={
              <AppLink href="/tarife" className={buttonClass()}>
                {t("overview.noneAction")}
              </AppLink>
            }
          >
            {t("overview.noneText")}
          </EmptyPlace>
        )}
        {data && line && data.length > MAX_RADIOS && (
          <Suspense fallback={<Skeleton height="79px" label={t("loading")} />}>
            <LineSelect name="line" label={t("overview.choose")} lines={data} value={line.id} onChange={choose} />
          </Suspense>
        )}
        {data && line && data.length > 1 && data.length <= MAX_RADIOS && (
          <Chips
            legend={t("overview.choose")}
            legendShown
            value={line.id}
            onChange={choose}
            options={data.map(({ id, msisdn, tariff }) => ({ value: id, label: `${tariff.name}, ${format.phone(msisdn)}` }))}
          />
        )}
        {line && (line.status === "pending" || line.status === "ended") && (
          <Notice
            tone="info"
            action={
              line.status === "ended" && (
                <AppLink href="/tarife" className={buttonClass({ variant: "quiet" })}>
                  {t("overview.noneAction")}
                </AppLink>
              )
            }
          >
            {t(line.status === "pending" ? "overview.pending" : "overview.ended")}
          </Notice>
        )}
        {line && (
          // The key resets open forms and receipts when the fan chooses another line.
          <div key={line.id} className={styles["grid"]}>
            {hasSim(line) && (
              <>
                <SimPanel line={line} />
                <ShieldPanel line={line} />
              </>
            )}
            <ContractPanel line={line} />
          </div>
        )}
      </div>
    </AccountPage>
  );
}

/** True while the operator prepares or ships another SIM; the page then refreshes by itself. */
const isGettingSim = ({ sim }: Line): boolean => sim.replacement?.state === "ordered" || sim.replacement?.state === "shipped";
