import { ApiError } from "@tribun/api-client";
import { isForSupport, RECOVERY_PLACES, recoveryOf, supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { NEW_TAB, TextLink } from "@tribun/ui-kit";

/** A link to support with the case's reference. It opens in a new tab, so that the form keeps its input. */
export function FailureHelp({ error }: { readonly error: unknown }) {
  const t = useText("forms");
  const facts = error instanceof ApiError ? error : undefined;
  const code = facts?.requestId;
  return (
    <TextLink strong href={supportHref(code)} {...NEW_TAB}>
      {facts && code && isForSupport(facts.code, facts.reason) ? t("failure.helpWith", { code }) : t("failure.help")}
    </TextLink>
  );
}

/**
 * The catalogue's recovery link after a refusal. It opens in a new tab, so that the form keeps its input. Support has its own link.
 * @param login link to the login and back, on a page that keeps the fan's input; it opens in the same tab
 */
export function WayOut({ error, login }: { readonly error: unknown; readonly login?: string | undefined }) {
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return null;
  const { code, reason } = error;
  const way = recoveryOf(code, reason);
  const place = way === "contact" ? undefined : RECOVERY_PLACES[way];
  // No link to the page the fan is already on.
  if (place === undefined || place === globalThis.location?.pathname) return null;
  const label = errorText(code, reason).action(way);
  if (label === undefined) return null;
  const here = way === "login" ? login : undefined;
  return (
    <TextLink strong href={here ?? place} {...(!here && NEW_TAB)}>
      {label}
    </TextLink>
  );
}
