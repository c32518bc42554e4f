import { useQuery } from "@tanstack/react-query";
import { lineEsim } from "@tribun/api-client/calls/lines";
import { useFormat, useText } from "@tribun/i18n";
import { Button, Skeleton } from "@tribun/ui-kit";
import { Suspense } from "react";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { useLeftFocus } from "../../shared/edit/use-left-focus.ts";
import styles from "./sim.module.css";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";

/** Loaded with the first code, because it contains the QR code generator. */
const EsimCard = lazyPart(() => import("../../../../features/orders/esim-card.tsx").then((module) => module.EsimCard));

/** The eSIM code again: as QR code, with one tap on this phone, or to type; a used code says so (usability rule 14). */
export function EsimInstall({ lineId, onClose }: { readonly lineId: string; readonly onClose: () => void }) {
  const t = useText("account");
  const format = useFormat();
  const api = useApi();
  const box = useLeftFocus();
  // The code is a secret, so it is fetched every time and removed from the cache when hidden.
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["private", "esim", lineId],
    queryFn: ({ signal }) => api(lineEsim, { params: { id: lineId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const waiting = <Skeleton height="452px" shape="card" label={t("loading")} />;
  return (
    <div ref={box} tabIndex={-1} className={styles["esim"]} role="group" aria-label={t("sim.install")}>
      {isPending && waiting}
      {error && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.lpa !== undefined && data.smdpAddress !== undefined && data.matchingId !== undefined && (
        <Suspense fallback={waiting}>
          <EsimCard esim={{ lpa: data.lpa, smdpAddress: data.smdpAddress, matchingId: data.matchingId }} />
        </Suspense>
      )}
      {data?.state === "downloaded" && (
        <p>{t("sim.installLoaded", { date: data.downloadedAt === undefined ? "" : format.date(data.downloadedAt) })}</p>
      )}
      <div className={shared["actions"]}>
        <Button variant="quiet" onClick={onClose}>
          {t("sim.pukHide")}
        </Button>
      </div>
    </div>
  );
}
