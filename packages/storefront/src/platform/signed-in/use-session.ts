import type { ApiError } from "@tribun/api-client";
import type { Tokens, User } from "@tribun/api-client/contract";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useApp } from "../app/use-app.tsx";
import { type SessionState, sessionAtom } from "../session/session-state.ts";

/** The session as a screen sees it. */
export type SessionHandle = {
  readonly status: SessionState["status"];
  readonly user: User | undefined;
  /** Why a stored token could not be checked; no reason to send the fan to the login. */
  readonly failure: ApiError | undefined;
  /** Fetches the fan once more after a failure. */
  readonly again: () => void;
  /** Stores the tokens of login or registration and fetches the fan. */
  readonly login: (tokens: Tokens) => Promise<User>;
  /** Ends the session on this device and goes to the home page (spec §4). */
  readonly logout: () => void;
  /** The same for all of the fan's devices. Throws, and changes nothing, when the operator does not end the sessions. */
  readonly logoutEverywhere: () => Promise<void>;
  /** Fetches the fan again. */
  readonly reload: () => Promise<void>;
};

/** The signed-in fan. On the server, and until the stored token was read, the status is `loading`. */
export function useSession(): SessionHandle {
  const { session, goHome } = useApp();
  const state = useAtomValue(sessionAtom);
  return useMemo(() => {
    const logout = () => {
      goHome();
      session.logout();
    };
    return {
      status: state.status,
      user: state.status === "authenticated" ? state.user : undefined,
      failure: state.status === "unauthenticated" ? state.failure : undefined,
      again: () => void session.start(),
      login: session.login,
      logout,
      logoutEverywhere: async () => {
        await session.endEverywhere();
        logout();
      },
      reload: session.reload,
    };
  }, [state, session, goHome]);
}
