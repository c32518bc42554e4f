import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { confirmEmail } from "@tribun/api-client/calls/email-links";
import { useText } from "@tribun/i18n";
import { Notice, textLinkClass } from "@tribun/ui-kit";
import { useApi } from "../../../platform/app/use-app.tsx";
import { useQueryParam } from "../../../platform/place/place.tsx";
import { LazyApiErrorNotice } from "../../../shell/lazy-errors.tsx";
import { AppLink } from "../../../platform/place/app-link.tsx";

/** Codes for a link that is unknown, expired or used. */
const STALE: readonly string[] = ["1028", "1029", "1030"];

/**
 * Redeems the link of a mail, `?emailToken=`: confirms a new address or the newsletter (L29). The query never becomes stale, so the token
 * is sent once.
 */
export function EmailLink() {
  const t = useText("auth");
  const api = useApi();
  const token = useQueryParam("emailToken");
  const { data, error, refetch } = useQuery({
    queryKey: ["private", "emailLink", token],
    queryFn: () => api(confirmEmail, { body: { token: token ?? "" } }),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === undefined) return null;
  if (data) {
    return (
      <Notice tone="ok" announce>
        {t(`welcome.link.${data.purpose}`)}
      </Notice>
    );
  }
  if (error instanceof ApiError && STALE.includes(error.code)) {
    const profile = (
      <AppLink href="/dashboard/account/profile" className={textLinkClass()}>
        {t("welcome.link.staleAction")}
      </AppLink>
    );
    return (
      <Notice tone="warn" announce action={profile}>
        {t("welcome.link.stale")}
      </Notice>
    );
  }
  if (error) return <LazyApiErrorNotice error={error} onRetry={() => void refetch()} />;
  return <p role="status">{t("welcome.link.checking")}</p>;
}
