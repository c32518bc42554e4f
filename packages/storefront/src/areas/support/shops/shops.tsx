import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { Distributor } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { buttonClass, Container, EmptyState } from "@tribun/ui-kit";
import type { ReactNode } from "react";
import type { FetchFirst } from "../../../platform/page/page.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";
import info from "../../../features/documents/information.module.css";
import { FindForm } from "../shared/find-form.tsx";
import { SHOPS } from "../shared/find-shop.ts";
import { GermanyMap } from "./germany-map.tsx";
import { byCity, groupBy, regionOf, shopsAt, type Wanted, wantedOf } from "../shared/places.ts";
import { shopsNearQuery, shopsQuery } from "./queries.ts";
import { ShopList } from "./shop-list.tsx";
import styles from "../shared/shops.module.css";

export const fetchFirst: FetchFirst = (client, scope) => [client.prefetchQuery(shopsQuery(scope))];

/**
 * `/support/shops`: the shop finder. `?q=` is a postal code or a city, `?region=` the first digit of the postal code. Each region is a
 * prerendered page, so that a fan finds every shop without a script.
 */
export function Shops() {
  const t = useText("shops");
  const typed = useQueryParam("q");
  const region = useQueryParam("region");
  const { data, error, refetch } = useQuery(shopsQuery(useApiScope()));
  return (
    <Container>
      <header className={info["head"]}>
        <h1 tabIndex={-1}>{t("title")}</h1>
        <p className={info["lead"]}>{t("lead")}</p>
      </header>
      <FindForm typed={typed} />
      {data ? (
        typed === undefined ? (
          <Region all={data} region={region} />
        ) : (
          <Found all={data} wanted={wantedOf(typed)} />
        )
      ) : error ? (
        <LazyApiErrorView error={error} onRetry={() => void refetch()} headingLevel={2} />
      ) : (
        <p role="status">{t("loading")}</p>
      )}
    </Container>
  );
}

type All = { readonly all: readonly Distributor[] };

/** The search results. The operator searches for a whole postal code and returns the nearest shops first. */
function Found({ all, wanted }: All & { readonly wanted: Wanted }) {
  const t = useText("shops");
  const isCode = wanted.kind === "code";
  const near = useQuery({ ...shopsNearQuery(useApiScope(), wanted.text), enabled: isCode });
  if (isCode && near.isPending) return <p role="status">{t("loading")}</p>;
  if (near.error && !(near.error instanceof ApiError && near.error.code === "1014")) {
    return <LazyApiErrorView error={near.error} onRetry={() => void near.refetch()} headingLevel={2} />;
  }
  const found = isCode ? (near.data ?? []) : shopsAt(all, wanted);
  if (found.length === 0) return <Nothing all={all} text={wanted.text} />;
  return (
    <WithMap all={all} shown={found}>
      <p role="status" className={styles["count"]}>
        {isCode ? t("near", { count: found.length, place: wanted.text }) : t("found", { count: found.length, place: wanted.text })}
      </p>
      <ShopList shops={found} headingLevel={2} />
      <AllRegions all={all} />
    </WithMap>
  );
}

function Nothing({ all, text }: All & { readonly text: string }) {
  const t = useText("shops");
  const send = (
    <AppLink href="/tarife" className={buttonClass()}>
      {t("none.link")}
    </AppLink>
  );
  return (
    <WithMap all={all} shown={[]}>
      <div role="status">
        <EmptyState title={t("none.title", { place: text })} action={send} headingLevel={2}>
          {t("none.text")}
        </EmptyState>
      </div>
      <AllRegions all={all} />
    </WithMap>
  );
}

/** The shops of one region by city, or all regions. */
function Region({ all, region }: All & { readonly region: string | undefined }) {
  const t = useText("shops");
  const shown = all.filter((shop) => regionOf(shop) === region);
  return (
    <WithMap all={all} shown={shown}>
      {shown.length > 0 && (
        <>
          <p className={styles["count"]}>{t("inRegion", { count: shown.length, region: region ?? "" })}</p>
          {byCity(shown).map(({ name, id, shops }) => (
            <section key={id} className={styles["city"]} aria-labelledby={id}>
              <h2 id={id}>{name}</h2>
              <ShopList shops={shops} />
            </section>
          ))}
        </>
      )}
      <AllRegions all={all} current={region} />
    </WithMap>
  );
}

function WithMap({ all, shown, children }: All & { readonly shown: readonly Distributor[]; readonly children: ReactNode }) {
  const t = useText("shops");
  const label = shown.length > 0 ? t("mapShown", { count: shown.length }) : t("mapAll", { count: all.length });
  return (
    <div className={styles["columns"]}>
      <div className={styles["found"]}>{children}</div>
      <figure className={styles["figure"]}>
        <GermanyMap shops={all} shown={shown} label={label} />
        <figcaption className={styles["soft"]}>
          {t("mapNote")} {t("holidays")}
        </figcaption>
      </figure>
    </div>
  );
}

/** Every region with its largest cities. */
function AllRegions({ all, current }: All & { readonly current?: string | undefined }) {
  const t = useText("shops");
  const regions = [...groupBy(all, regionOf)].toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <nav id="regions" className={styles["regions"]} aria-labelledby="regions-title">
      <h2 id="regions-title">{t("regions")}</h2>
      <ul>
        {regions.map(([region, shops]) => (
          <li key={region}>
            <AppLink
              href={`${SHOPS}?region=${region}`}
              stay
              aria-current={region === current ? "true" : undefined}
              className={styles["region"]}
            >
              <span className={styles["digit"]}>{region}</span>
              <span>
                <b>
                  {byCity(shops)
                    .slice(0, 3)
                    .map(({ name }) => name)
                    .join(", ")}
                </b>
                <span className={styles["soft"]}>{t("count", { count: shops.length })}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
