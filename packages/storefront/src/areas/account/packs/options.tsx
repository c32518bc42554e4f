import { useQuery } from "@tanstack/react-query";
import type { ActiveOption, Line } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { buttonClass, chipClass, Container, Skeleton, useAutoList, MAX_RADIOS } from "@tribun/ui-kit";
import { useState } from "react";
import { packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useChanges } from "../shared/use-changes.ts";
import { usePlace, useQueryParam } from "../../../platform/place/place.tsx";
import { ApiErrorNotice } from "../../../shell/late-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { useFirstRows } from "../../../shell/account/first-rows.tsx";
import { LineSelect } from "../../../platform/forms/line-select.tsx";
import styles from "./options.module.css";
import { PackShelf } from "./pack-shelf.tsx";
import { PaidNotice } from "./paid-notice.tsx";
import { myPacksQuery } from "../shared/my-packs.ts";
import { RunningPack } from "./running-pack.tsx";
import { packsHref, shelfNamed } from "./shelves.ts";
import { TripHelper } from "./trip-helper.tsx";
import { isWithoutContract, useMyLines } from "./use-my-lines.ts";
import { AccountNav } from "../../../shell/account/account-nav.tsx";
export { fetchList as fetchFirst } from "./first.ts";

/** `/dashboard/options`: running packs with their remaining volume and renewal, packs on sale, and the helper for a trip to Türkiye. */
export function Options() {
  const t = useText("packs");
  const scope = useApiScope();
  useChanges();
  const sale = useQuery(packsQuery(scope));
  const mine = useQuery(myPacksQuery(scope));
  const { lines, all, none } = useMyLines();
  const shelf = shelfNamed(useQueryParam("category"));
  const asked = useQueryParam("line");
  // Until the lines load, links keep the line of the address.
  const line = lines.data ? all.find(({ id }) => id === asked)?.id : asked;
  // A fan who comes for a trip sees the helper first. State from the first render, because typing changes the address and must not move the
  // helper.
  const days = useQueryParam("trip");
  const [travels] = useState(days !== undefined);
  const helper = sale.data && <TripHelper packs={sale.data} line={line} shelf={shelf} wide={travels} />;
  const withoutContract = none || isWithoutContract(mine.error);
  const waits = [sale, mine, lines].some(({ isPending }) => isPending);
  return (
    <Container>
      <AccountNav />
      <div className={styles["head"]}>
        <h1>{t("title")}</h1>
        <p className={styles["soft"]}>{t("lead")}</p>
      </div>
      <div className={styles["page"]} data-waits={waits || undefined}>
        {waits && <Skeleton height="720px" shape="card" label={t("loading")} />}
        <PaidNotice />
        {withoutContract && (
          <EmptyPlace
            title={t("noLine.title")}
            action={
              <AppLink href="/tarife" className={buttonClass()}>
                {t("noLine.action")}
              </AppLink>
            }
          >
            {t("noLine.text")}
          </EmptyPlace>
        )}
        {!withoutContract && all.length > 1 && <LineFilter lines={all} chosen={line} />}
        {travels && helper}
        <div className={travels ? styles["main"] : styles["columns"]}>
          <div className={styles["main"]}>
            {!withoutContract && (
              <section className={styles["running"]} aria-labelledby="running-title">
                <h2 id="running-title">{t("running.title")}</h2>
                {mine.error && !mine.data && (
                  <ApiErrorNotice title={t("running.lost")} error={mine.error} onRetry={() => void mine.refetch()} />
                )}
                {mine.data && <Running packs={mine.data} lines={all} line={line} />}
              </section>
            )}
            {sale.error && !sale.data && <ApiErrorNotice title={t("shelf.lost")} error={sale.error} onRetry={() => void sale.refetch()} />}
            {sale.data && <PackShelf packs={sale.data} shelf={shelf} line={line} />}
          </div>
          {!travels && <div className={styles["side"]}>{helper}</div>}
        </div>
      </div>
    </Container>
  );
}

function Running({
  packs,
  lines,
  line,
}: {
  readonly packs: readonly ActiveOption[];
  readonly lines: readonly Line[];
  readonly line: string | undefined;
}) {
  const t = useText("packs");
  const list = useAutoList();
  const running = packs.filter(({ lineId }) => line === undefined || lineId === line);
  const { shown, more } = useFirstRows(running);
  if (shown.length === 0)
    return (
      <EmptyPlace title={t("running.none")} headingLevel={3}>
        {t("running.noneText")}
      </EmptyPlace>
    );
  return (
    <>
      <div className={styles["boards"]} ref={list}>
        {shown.map((pack) => (
          <RunningPack key={pack.id} pack={pack} line={lines.find(({ id }) => id === pack.lineId)} />
        ))}
      </div>
      {more}
    </>
  );
}

function LineFilter({ lines, chosen }: { readonly lines: readonly Line[]; readonly chosen: string | undefined }) {
  const t = useText("packs");
  const format = useFormat();
  const category = shelfNamed(useQueryParam("category"));
  const trip = useQueryParam("trip");
  const { replace } = usePlace();
  if (lines.length > MAX_RADIOS) {
    return (
      <LineSelect
        name="line"
        label={t("lineFilter")}
        lines={lines}
        value={chosen ?? ""}
        none={t("allLines")}
        onChange={(id) => replace(packsHref({ line: id === "" ? undefined : id, category, trip }))}
      />
    );
  }
  return (
    <nav className={styles["chips"]} aria-label={t("lineFilter")}>
      {[undefined, ...lines].map((line) => (
        <AppLink
          key={line?.id ?? ""}
          href={packsHref({ line: line?.id, category, trip })}
          stay
          className={chipClass({ chosen: line?.id === chosen })}
          aria-current={line?.id === chosen ? "true" : undefined}
        >
          {line ? format.phone(line.msisdn) : t("allLines")}
        </AppLink>
      ))}
    </nav>
  );
}
