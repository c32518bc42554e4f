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

/** True where the page before this one is the shop's, also after a reload in between. */
const cameFromHere = (history: RouterHistory) => history.canGoBack() || document.referrer.startsWith(`${location.origin}/`);

/**
 * Takes `?tariff=` from the address into the cart, asking before it replaces another, and cleans the address; who keeps theirs is back on the page they read. With `&begin=number` it goes
 * on there, as after a press on a tariff's page. `?number=port` notes that the fan's own number comes along, and leads to it, or first to the tariffs where there is none yet.
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
  // The address is clean by the time the question about another tariff is answered.
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

  // The question came with the page: nothing that could have the focus back has ever had it.
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
