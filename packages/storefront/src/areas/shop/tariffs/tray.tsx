import { useNavigate } from "@tanstack/react-router";
import type { Tariff } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Button, buttonClass } from "@tribun/ui-kit";
import { lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { type TariffFilter, tariffsHref } from "../../../features/catalogue/search/tariff-filter.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { BENCH_PLACES, toggled } from "../../../features/catalogue/bench.ts";
import type { Bench } from "../../../features/catalogue/compare-box.tsx";

/** Loaded lazily, because most fans do not compare tariffs. */
const CompareTray = lazy(() => import("@tribun/ui-kit/compare-tray").then((module) => ({ default: module.CompareTray })));

/** The tariffs chosen for comparison, read from the address. Each change replaces the address, so that Back leaves the page. */
export function useBench(chosen: readonly Tariff[], filter: TariffFilter): Bench {
  const navigate = useNavigate({ from: "/tarife" });
  return useMemo(
    () => ({
      slugs: chosen.map(({ slug }) => slug),
      isFull: chosen.length >= BENCH_PLACES,
      toggle: (slug) => {
        const compare = toggled(chosen, slug);
        const view = compare?.includes(",") ? filter.view : undefined;
        void navigate({ to: "/tarife", search: { ...filter, compare, view }, replace: true, resetScroll: false });
      },
    }),
    [chosen, filter, navigate],
  );
}

type TrayProps = { readonly chosen: readonly Tariff[]; readonly filter: TariffFilter; readonly bench: Bench };

/** The tray at the lower edge: the chosen tariffs, and the link to the comparison or back from it. */
export function Tray({ chosen, filter, bench }: TrayProps) {
  const t = useText("tariffs");
  const format = useFormat();
  const left = useRef<string>(undefined);
  const count = chosen.length;
  const enough = count > 1;
  const open = filter.view === "table" && enough;

  // Removing the last tariff removes the focused button, so focus the tariff's checkbox.
  useEffect(() => {
    if (count > 0 || left.current === undefined) return;
    const box = document.querySelector<HTMLElement>(`[data-hydrates="compare-${left.current}"]`);
    left.current = undefined;
    (box ?? document.querySelector<HTMLElement>("main h1"))?.focus();
  }, [count]);

  if (count === 0) return null;
  const hint = count === BENCH_PLACES ? t("compare.trayFull") : enough ? undefined : t("compare.more");
  return (
    <Suspense fallback={null}>
      <CompareTray
        label={t("compare.tray")}
        status={[t("compare.count", { chosen: count, places: BENCH_PLACES }), hint].filter(Boolean).join(" ")}
        chosen={chosen.map(({ slug, name, dataGb }) => ({ id: slug, name, numeral: format.number(dataGb) }))}
        places={BENCH_PLACES}
        freeLabel={t("compare.free")}
        removeLabel={(name) => t("compare.remove", { name })}
        onRemove={(slug) => {
          left.current = slug;
          bench.toggle(slug);
        }}
        action={
          enough ? (
            <AppLink
              href={tariffsHref({ ...filter, view: open ? undefined : "table" })}
              stay={open}
              className={buttonClass({ variant: "accent" })}
            >
              {t(open ? "compare.close" : "compare.open")}
            </AppLink>
          ) : (
            <Button variant="accent" disabled>
              {t("compare.open")}
            </Button>
          )
        }
      />
    </Suspense>
  );
}
