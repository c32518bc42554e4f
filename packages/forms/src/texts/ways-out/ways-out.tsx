import { ApiError } from "@tribun/api-client";
import { isForSupport, RECOVERY_PLACES, recoveryOf, supportHref } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useErrorText } from "@tribun/i18n/problem-text";
import { NEW_TAB, TextLink } from "@tribun/ui-kit";

/** Where somebody helps, beside the form, so that nothing typed is left behind; it knows the case by its reference. */
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
 * Where the catalogue leads after a refusal, beside the form, so that nothing typed is left behind. Help has a place of its own.
 * @param login the way to the login and back, where what is typed is kept: it is followed here then
 */
export function WayOut({ error, login }: { readonly error: unknown; readonly login?: string | undefined }) {
  const errorText = useErrorText();
  if (!(error instanceof ApiError)) return null;
  const { code, reason } = error;
  const way = recoveryOf(code, reason);
  const place = way === "contact" ? undefined : RECOVERY_PLACES[way];
  // Whoever is there already has it before them.
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
