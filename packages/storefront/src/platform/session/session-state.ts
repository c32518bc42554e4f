import type { ApiError } from "@tribun/api-client";
import type { User } from "@tribun/api-client/contract";
import { atom } from "jotai";

/**
 * State of the session (spec §4). `failure` says that a token is stored but the operator could not be reached: the fan counts as signed
 * out, but nothing is deleted.
 */
export type SessionState =
  | { readonly status: "loading" }
  | { readonly status: "authenticated"; readonly user: User }
  | { readonly status: "unauthenticated"; readonly failure?: ApiError };

/** What the session reports to the fan: that it will end, or that it has ended. */
export type SessionNotice =
  | { readonly kind: "ending"; readonly endsAt: number; readonly seen?: boolean }
  | { readonly kind: "expired"; readonly returnTo: string };

export const sessionAtom = atom<SessionState>({ status: "loading" });
export const sessionNoticeAtom = atom<SessionNotice | undefined>(undefined);

/**
 * How a session ends: the token expires, the fan signs out and leaves nothing behind, or another tab ends it and has dealt with the data.
 */
export type SessionEnd = "over" | "left" | "elsewhere";
