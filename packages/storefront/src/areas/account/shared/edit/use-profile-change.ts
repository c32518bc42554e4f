import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { ProfileChange } from "@tribun/api-client/contract";
import { updateMe } from "@tribun/api-client/calls/account";
import { useApp } from "../../../../platform/app/use-app.tsx";

/** Sends a change of the profile; the page knows the fan as answered, and goes on with the tokens of a new password. */
export function useProfileChange(): (change: ProfileChange) => Promise<void> {
  const { api, session } = useApp();
  const queryClient = useQueryClient();
  return (change) =>
    session.renew(async () => {
      const { tokens, ...user } = await api(updateMe, { body: change });
      session.know(user, tokens);
      // What was asked for by the old ones meanwhile was refused.
      if (tokens) void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
    });
}

/** What the field says of a wrong proof, by the operator's reason. */
const WRONG = new Map<string | undefined, string>([
  [undefined, "password.wrong"],
  ["passkey", "passkey.refused"],
]);

/**
 * Waits for a call that proves the fan by the password or a passkey. Where it is wrong (1004) the field says so: nobody is signing in here, so
 * that the words of the login would be wrong.
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
