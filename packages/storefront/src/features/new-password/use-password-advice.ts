import type { CallInput } from "@tribun/api-client/contract";
import type { checkPassword } from "@tribun/api-client/calls/auth";
import { PASSWORD_RULES } from "@tribun/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../../platform/app/use-app.tsx";

/** Whose password it will be: what the fan has typed about themselves, or the token of a reset. A session names its own fan. */
export type PasswordOwner = Omit<CallInput<typeof checkPassword>["body"], "password">;

/** How long the fan must stop typing before the operator is called. */
const PAUSE_MS = 500;

/**
 * What the operator says about a new password that meets all other rules; undefined until it has answered, or when it cannot be reached.
 * The operator checks, because its list of known passwords is too long for a page.
 */
export function usePasswordAdvice(password: string, owner: PasswordOwner): { readonly refused: string | undefined } | undefined {
  const api = useApi();
  const [advice, setAdvice] = useState<{ readonly of: string; readonly refused: string | undefined }>();
  const body = { ...owner, password };
  const asked = JSON.stringify(body);
  const bodyNow = useEffectEvent(() => body);
  const isWhole = PASSWORD_RULES.every(({ holds }) => holds(password));
  useEffect(() => {
    if (!isWhole) return;
    const asking = new AbortController();
    const ask = async () => {
      const { checkPassword: call } = await import("@tribun/api-client/calls/auth");
      const { refused } = await api(call, { body: bodyNow(), signal: asking.signal });
      setAdvice({ of: asked, refused });
    };
    const pause = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [api, asked, isWhole]);
  return isWhole && advice?.of === asked ? advice : undefined;
}
