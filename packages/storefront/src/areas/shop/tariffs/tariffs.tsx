import type { FetchFirst } from "../../../platform/page/page.ts";
import { OfferLink } from "../../../features/catalogue/offer-link.tsx";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { Tariff } from "@tribun/api-client/contract";
import type { TariffType } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Container, TextLink, textLinkClass, useAutoList } from "@tribun/ui-kit";
import { type ReactNode, useId, useMemo } from "react";
import { tariffsQuery, packsQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { BelowFold } from "../../../shell/below-fold.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import { benchOf } from "../../../features/catalogue/bench.ts";
import { groupTariffs, isFew, rowsOf, typesOf } from "../../../features/catalogue/catalogue.ts";
import { isOfVolume } from "../../../features/catalogue/search/tariff-filter.ts";
import { Comparison } from "./comparison.tsx";
import { Filters } from "./filters.tsx";
import { TariffCards } from "../../../features/catalogue/tariff-cards.tsx";
import { TariffSkeleton } from "../../../features/catalogue/tariff-skeleton.tsx";
import { Tray, useBench } from "./tray.tsx";
import styles from "./tariffs.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [
  client.prefetchQuery(tariffsQuery(scope)),
  client.prefetchQuery(packsQuery(scope, "roaming")),
];

/**
 * `/tarife`: all tariffs by type. The address contains the filters, so that a fan can share them, they survive a reload and a change of
 * language, and Back undoes them.
 */
export function Tariffs() {
  const t = useText("tariffs");
  const { data, error, refetch } = useQuery(tariffsQuery(useApiScope()));
  return (
    <>
      <Container>
        <div className={styles["head"]}>
          <h1 className={styles["title"]}>{t("title")}</h1>
          <p className={styles["lead"]}>{t("lead")}</p>
        </div>
      </Container>
      {data ? (
        <Catalogue tariffs={data} />
      ) : error ? (
        <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <Container>
          <TariffSkeleton />
        </Container>
      )}
    </>
  );
}

function Catalogue({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  const list = useAutoList();
  const filter = useSearch({ from: "/tarife" });
  const { type, gb, term, compare, view } = filter;
  const types = useMemo(() => typesOf(tariffs), [tariffs]);
  const chosen = useMemo(() => benchOf(compare, tariffs, types), [compare, tariffs, types]);
  const bench = useBench(chosen, filter);
  const asked = type ? types.filter((each) => each === type) : types;
  const shown = groupTariffs(tariffs, asked, term === 12, (tariff) => isOfVolume(gb, tariff));
  const [first, ...others] = (compare === "all" ? shown.map((group) => [group]) : rowsOf(shown)).map((row) => (
    <div key={row[0]?.type} className={styles["row"]}>
      {row.map(({ type: kind, tariffs: its }) => {
        const title = t(`group.${kind}.title`);
        // A table uses the full width, because it folds where it has little.
        const few = compare !== "all" && isFew(its);
        const lead = (
          <>
            {t(`group.${kind}.text`)} {kind === "business" && <OfferLink />}
          </>
        );
        return (
          <Kind key={kind} id={kind} title={title} lead={lead} few={few}>
            {compare === "all" ? <Comparison title={title} tariffs={its} /> : <TariffCards tariffs={its} bench={bench} few={few} />}
          </Kind>
        );
      })}
    </div>
  ));
  return (
    <div>
      {view === "table" && chosen.length > 1 ? (
        <Chosen tariffs={chosen} />
      ) : (
        <>
          <Container>
            <Filters types={types} filter={filter} />
            {term === 12 && <p className={styles["note"]}>{t("shortNote")}</p>}
          </Container>
          <Container>
            <div ref={list}>
              {first}
              <BelowFold>{others}</BelowFold>
            </div>
          </Container>
          {shown.length === 0 && <Nearest tariffs={tariffs} types={asked.length > 0 ? asked : types} />}
        </>
      )}
      <Tray chosen={chosen} filter={filter} bench={bench} />
    </div>
  );
}

type KindProps = {
  readonly id?: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly few?: boolean;
  readonly children: ReactNode;
};

/** Tariffs of one type below its name; beside its name if they leave room. */
function Kind({ id, title, lead, few, children }: KindProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles["kind"]} data-few={few || undefined} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={styles["group"]}>{lead}</p>
      </div>
      {children}
    </section>
  );
}

/** The tariffs chosen for comparison, side by side. */
function Chosen({ tariffs }: { readonly tariffs: readonly Tariff[] }) {
  const t = useText("tariffs");
  return (
    <Container>
      <Kind title={t("compare.title")} lead={t("compare.lead")}>
        <Comparison title={t("title")} tariffs={tariffs} />
        <p className={styles["note"]}>
          <AppLink href="/tarife?compare=all" className={textLinkClass({ strong: true })}>
            {t("compare.all")}
          </AppLink>
        </p>
      </Kind>
    </Container>
  );
}

/** Shown if no tariff matches: tariffs without a term, or else all of the requested type. */
function Nearest({ tariffs, types }: { readonly tariffs: readonly Tariff[]; readonly types: readonly TariffType[] }) {
  const t = useText("tariffs");
  const [nearest] = groupTariffs(tariffs, types.includes("flex") ? ["flex"] : types.slice(0, 1), false);
  return (
    <Container>
      <EmptyPlace
        title={t("empty.title")}
        action={
          <TextLink
            strong
            render={({ className }) => (
              <AppLink href="/tarife" className={className}>
                {t("empty.action")}
              </AppLink>
            )}
          />
        }
      >
        {t("empty.text")}
      </EmptyPlace>
      {nearest && <TariffCards tariffs={nearest.tariffs} />}
    </Container>
  );
}
