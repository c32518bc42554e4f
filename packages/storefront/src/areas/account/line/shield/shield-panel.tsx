import { useQuery } from "@tanstack/react-query";
import type { Line } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel, Skeleton } from "@tribun/ui-kit";
import { useApiScope } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import shared from "../../shared/edit/account.module.css";
import { CapRow } from "./cap-row.tsx";
import { EvnRow } from "./evn-row.tsx";
import { settingsQuery } from "./settings.ts";
import { Switches } from "./switches.tsx";

/** Cost control on one panel: blocks (L10), usage notice (L35), cap abroad (L34) and itemised bill (L13). */
export function ShieldPanel({ line }: { readonly line: Line }) {
  const t = useText("account");
  const { data, error, isPending, refetch } = useQuery(settingsQuery(useApiScope(), line.id));
  return (
    <Panel title={t("shield.title")} headingLevel={2}>
      {isPending && <Skeleton height="320px" label={t("loading")} />}
      {error && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className={shared["rows"]}>
          <Switches settings={data} />
          <CapRow settings={data} />
          <EvnRow settings={data} />
        </div>
      )}
    </Panel>
  );
}
