import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { ProfileChange } from "@tribun/api-client/contract";
import { updateMe } from "@tribun/api-client/calls/account";
import { useApp } from "../../../../platform/app/use-app.tsx";

/**
 * Returns a function that changes the profile. Updates the session with the returned fan and, after a new password, with the new tokens.
 */
export function useProfileChange(): (change: ProfileChange) => Promise<void> {
  const { api, session } = useApp();
  const queryClient = useQueryClient();
  return (change) =>
    session.renew(async () => {
      const { tokens, ...user } = await api(updateMe, { body: change });
      session.know(user, tokens);
      // The operator refused calls with the old tokens meanwhile, so repeat them.
      if (tokens) void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    });
}

/** Rule that the field shows for a wrong proof, by the operator's reason. */
const WRONG = new Map<string | undefined, string>([
  [undefined, "password.wrong"],
  ["passkey", "passkey.refused"],
]);

/**
 * Awaits a call that contains the fan's password or passkey. If the proof is wrong (1004), the error names the field, because the general
 * text of 1004 is about a login.
 * @throws ApiError with the field's rule, or whatever the call threw
 */
export async function provenBy<T>(field: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    const rule = cause instanceof ApiError && cause.code === "1004" ? WRONG.get(cause.reason) : undefined;
    if (rule !== undefined) throw new ApiError("-1", { cause, fieldErrors: [{ field, rule }] });
    throw cause;
  }
}
