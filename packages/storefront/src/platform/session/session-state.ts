import type { ApiError } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import { atom } from "jotai";

/**
 * Where the session stands (spec §4). `failure` says that a token is stored but the operator could not be asked:
 * the fan is treated as signed out, yet nothing is thrown away.
 */
export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly user: User }
  | { readonly status: "unauthenticated"; readonly failure?: ApiError };

/** What the session has to tell the fan: that it will end, or that it has ended. */
export type SessionNotice =
  | { readonly kind: "ending"; readonly endsAt: number; readonly seen?: boolean }
  | { readonly kind: "expired"; readonly returnTo: string };

export const sessionAtom = atom<SessionState>({ status: "loading" });
export const sessionNoticeAtom = atom<SessionNotice | undefined>(undefined);

/** How a session ends: by its time, by the fan, who leaves what they typed here for nobody, or in another tab, which knows how. */
export type SessionEnd = "over" | "left" | "elsewhere";
