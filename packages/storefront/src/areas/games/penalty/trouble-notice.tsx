import { useText } from "@tribun/i18n";
import { Button, Notice } from "@tribun/ui-kit";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { isOtherAccount, type Trouble } from "./use-turn.ts";

type TroubleNoticeProps = { readonly trouble: Trouble; readonly onRetry: () => void };

/** Says why the turn stopped, what is kept, and how to continue. Too many attempts (429) and other errors use the shared texts. */
export function TroubleNotice({ trouble: { kind, error, at }, onRetry }: TroubleNoticeProps) {
  const t = useText("games");
  if (kind === "played")
    return (
      <Notice tone="info" announce title={t("trouble.playedTitle")}>
        {t(isOtherAccount(error) ? "trouble.playedElse" : "trouble.played")}
      </Notice>
    );
  if (kind === "expired")
    return (
      <Notice tone="warn" announce title={t("trouble.expiredTitle")} action={<Button onClick={onRetry}>{t("trouble.renew")}</Button>}>
        {t("trouble.expired")}
      </Notice>
    );
  if (kind === "offline")
    return (
      <Notice tone="warn" announce title={t("trouble.offlineTitle")} action={<Button onClick={onRetry}>{t("trouble.again")}</Button>}>
        {t(at === "begin" ? "trouble.offlineBegin" : "trouble.offline")}
      </Notice>
    );
  return <LazyApiErrorNotice error={error} onRetry={onRetry} />;
}
