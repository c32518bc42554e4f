import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@tribun/api-client/contract";
import { useFormat, useText } from "@tribun/i18n";
import { Skeleton } from "@tribun/ui-kit";
import { useApi, useApp } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { passkeysQuery } from "./queries.ts";

const AddForm = lazyPart(() => import("./passkey-add.tsx").then((module) => module.PasskeyAdd));
const RemoveForm = lazyPart(() => import("./passkey-remove.tsx").then((module) => module.PasskeyRemove));

/** The fan's passkeys, each with a form to remove it, and a form to add one. */
export function PasskeysRow() {
  const t = useText("account");
  const api = useApi();
  const { session } = useApp();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(passkeysQuery({ api }));
  const changed = () => Promise.all([client.invalidateQueries({ queryKey: passkeysQuery({ api }).queryKey }), session.reload()]);
  return (
    <>
      {isPending && <Skeleton height="64px" label={t("loading")} />}
      {error && data === undefined && <ApiErrorNotice error={error} onRetry={() => void refetch()} />}
      {data?.map((key) => (
        <Row key={key.id} of={key} changed={changed} />
      ))}
      {data && (
        <EditRow label={t("passkeys.title")} hint={t("passkeys.hint")} action={t("passkeys.add")}>
          {(close) => <AddForm close={close} changed={changed} />}
        </EditRow>
      )}
    </>
  );
}

function Row({ of: key, changed }: { readonly of: Passkey; readonly changed: () => Promise<unknown> }) {
  const t = useText("account");
  const format = useFormat();
  const hint =
    key.lastUsedAt === undefined
      ? t("passkeys.since", { date: format.date(key.createdAt) })
      : t("passkeys.used", { date: format.date(key.createdAt), used: format.dateTime(key.lastUsedAt) });
  return (
    <EditRow of={key.id} label={t("passkeys.named", { name: key.name })} hint={hint} action={t("passkeys.remove", { name: key.name })}>
      {(close) => <RemoveForm of={key} close={close} changed={changed} />}
    </EditRow>
  );
}
