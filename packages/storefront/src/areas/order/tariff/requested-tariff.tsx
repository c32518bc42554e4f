import { useQuery } from "@tanstack/react-query";
import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { ApiError } from "@tribun/api-client";
import { openNumberTab, useOrderDraft, useTariffChoice } from "@tribun/checkout-wizard";
import { Skeleton } from "@tribun/ui-kit";
import { type ReactNode, useEffect, useRef } from "react";
import { tariffQuery } from "../../../platform/queries/queries.ts";
import { useApiScope } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { useChoosingFan } from "../../../platform/signed-in/use-choosing-fan.ts";
import { focusHeading } from "../../../shell/use-page-focus.ts";
import { LazyApiErrorView } from "../../../shell/lazy-errors.tsx";

/** True if the page before this one belongs to the shop, even after a reload in between. */
const cameFromHere = (history: RouterHistory) => history.canGoBack() || document.referrer.startsWith(`${location.origin}/`);

/**
 * Puts the tariff of `?tariff=` into the cart, asks before it replaces another, and cleans the address; "no" leads back a page.
 * `&begin=number` continues at the number. `?number=port` opens the porting tab, or leads first to the tariffs if none is chosen.
 */
export function RequestedTariff({ children }: { readonly children: ReactNode }) {
  const asked = useQueryParam("tariff");
  const router = useRouter();
  const { ready, draft, change } = useOrderDraft();
  const bringing = useQueryParam("number") === "port";
  const chosen = draft.tariff !== undefined;
  const scope = useApiScope();
  const { data, error, refetch } = useQuery({ ...tariffQuery(scope, asked ?? ""), enabled: asked !== undefined });
  const gone = error instanceof ApiError && error.code === "1012";
  const begin = useQueryParam("begin") === "number" ? "/order/number" : "/order/tariff";
  // A ref, because the address no longer has `begin` when the fan answers the question about the other tariff.
  const next = useRef(begin);
  const { choose, dialog } = useTariffChoice(
    useChoosingFan(),
    () => void router.navigate({ href: next.current, replace: true }),
    () => {
      if (cameFromHere(router.history)) router.history.back();
    },
  );
  const asking = Boolean(dialog);
  const taken = useRef<string>(undefined);

  useEffect(() => {
    if (asked === undefined || taken.current === asked || !(gone || (ready && data))) return;
    taken.current = asked;
    next.current = begin;
    if (data) choose(data);
    else void router.navigate({ href: "/order/tariff", replace: true });
  }, [asked, begin, ready, data, gone, choose, router]);

  // The dialog opened with the page, so no element had the focus before it; move the focus to the heading.
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asking && document.activeElement === document.body) focusHeading();
    wasAsking.current = asking;
  }, [asking]);

  useEffect(() => {
    if (asking) void router.navigate({ href: "/order/tariff", replace: true });
  }, [asking, router]);

  useEffect(() => {
    if (!bringing || asked !== undefined || !ready) return;
    change((current) => openNumberTab(current, "port"));
    void router.navigate({ href: chosen ? "/order/number" : "/tarife", replace: true });
  }, [bringing, asked, ready, chosen, change, router]);

  if (error && !gone) return <LazyApiErrorView error={error} onRetry={() => void refetch()} />;
  const waiting = bringing || asked !== undefined;
  return (
    <>
      {waiting ? <Skeleton height="420px" shape="card" /> : children}
      {dialog}
    </>
  );
}
