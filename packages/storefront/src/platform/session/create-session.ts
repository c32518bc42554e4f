import { type Api, ApiError } from "@tribun/api-client";
import type { Tokens, User } from "@tribun/api-client/contract";
import { MINUTE_MS, TOKEN_WARNING_MINUTES } from "@tribun/domain";
import type { createStore } from "jotai";
import { calls, ENDED } from "./calls.ts";
import type { ServerClock } from "./server-clock.ts";
import type { Session } from "./session.ts";
import { type SessionEnd, type SessionNotice, sessionAtom, sessionNoticeAtom } from "./session-state.ts";
import { PUSH_KEY, SESSION_KEY } from "../../hydration/hand-over.ts";
import { readItem } from "../../hydration/storage.ts";
import { isStillOf, settleIn, settleNobody, settleOut } from "./settle-in.ts";
import { dropKept, dropUnsent, readTokens, writeTokens } from "../storage/storage.ts";
import { expiryOf, subjectOf } from "./token.ts";

type Store = ReturnType<typeof createStore>;

type Deps = {
  readonly store: Store;
  readonly clock: ServerClock;
  /** A function, because the client needs the session's token and the session needs the client. */
  readonly api: () => Api;
  /** Deletes everything in memory that belongs to the fan; a standalone form holds nothing. */
  readonly forget: ((how: SessionEnd) => void) | undefined;
  /** Path and query of the page, to come back to. */
  readonly here: () => string;
};

const WARNING_MS = TOKEN_WARNING_MINUTES * MINUTE_MS;
/** Timers stop while a device sleeps, so the clock is checked this often. */
const LOOK_MS = 15_000;

/** Creates the session of a page. Touches no browser storage before `start`. */
export function createSession({ store, clock, api, forget, here }: Deps): Session {
  let tokens: Tokens | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let starting: Promise<void> | undefined;
  let doubting = false;
  let renewal: Promise<unknown> | undefined;
  /** The token that the browser's storage held when this page last read it; undefined when storage is forbidden. */
  let seen: string | undefined;

  const look = () => {
    const found = readTokens();
    seen = found?.accessToken;
    return found;
  };

  const leave = (how: SessionEnd) => {
    clearTimeout(timer);
    tokens = undefined;
    settleNobody();
    forget?.(how);
    store.set(sessionAtom, { status: "unauthenticated" });
  };

  /** Ends messages on this device, except those of the given fan. The code loads only where a fan has turned messages on. */
  const endPush = (but?: string) => {
    if (readItem(PUSH_KEY)) void import("../push/leave.ts").then((push) => push.leavePush(but)).catch(() => undefined);
  };

  const drop = (how: SessionEnd) => {
    writeTokens(undefined);
    look();
    leave(how);
  };
  const expired = (): SessionNotice => ({ kind: "expired", returnTo: here() });
  /** The token has expired: shows that, then leads to the login and back to this page (A12). */
  const expire = () => {
    if (!tokens) return;
    // Only the operator ends a token before its time, and messages with it.
    if ((expiryOf(tokens.accessToken) ?? 0) > clock.now()) endPush();
    drop("over");
    store.set(sessionNoticeAtom, expired());
  };

  const watch = () => {
    clearTimeout(timer);
    const endsAt = tokens && expiryOf(tokens.accessToken);
    if (endsAt === undefined) return;
    const left = endsAt - clock.now();
    // The device's own time must sign no fan out, because it may be days ahead.
    if (left <= 0) return clock.heard() ? expire() : undefined;
    const ending = left <= WARNING_MS;
    const told = store.get(sessionNoticeAtom)?.kind === "ending";
    if (ending !== told) store.set(sessionNoticeAtom, ending ? { kind: "ending", endsAt } : undefined);
    timer = setTimeout(watch, Math.min(ending ? left : left - WARNING_MS, LOOK_MS));
  };

  const keep = (fresh: Tokens) => {
    settleIn(subjectOf(fresh.accessToken), forget);
    tokens = fresh;
    writeTokens(fresh);
    look();
    store.set(sessionNoticeAtom, undefined);
    watch();
  };

  /** Uses the refresh token, because the access token is already deleted, and `keepalive`, because the fan may close the tab. */
  const endAtOperator = async ({ refreshToken }: Tokens) => {
    try {
      await api()((await calls()).logout, { body: { refreshToken }, keepalive: true });
    } catch {
      // In this browser the session is over in any case.
    }
  };

  const askWho = async () => api()((await calls()).me, {});

  /** Checks whether the operator refuses the token itself. A token that has replaced it meanwhile, here or in another tab, stays. */
  const settleDoubt = async (asked: string) => {
    try {
      await askWho();
    } catch (cause) {
      if (!(cause instanceof ApiError && ENDED.has(cause.code))) return;
      await renewal;
      if (tokens?.accessToken !== asked) return;
      if (readTokens()?.accessToken === seen) expire();
      else follow();
    }
  };

  const renew = (change: () => Promise<void>) => {
    const through = change();
    renewal = Promise.allSettled([renewal, through]);
    return through;
  };

  const fetchUser = async (): Promise<User> => {
    const before = store.get(sessionAtom);
    const user = await askWho();
    // The answer to a change may have arrived meanwhile. This answer may be older and would undo the change, so fetch again.
    const now = store.get(sessionAtom);
    if (now !== before && now.status === "authenticated") return fetchUser();
    // The answer's own time may have shown that the token has expired.
    if (tokens) store.set(sessionAtom, { status: "authenticated", user });
    return user;
  };

  const begin = async () => {
    tokens = look();
    const endsAt = tokens && expiryOf(tokens.accessToken);
    if (tokens) settleIn(subjectOf(tokens.accessToken), forget);
    // Before the operator's time is known, only the operator can say that a token has expired.
    const over = endsAt === undefined || endsAt <= clock.now();
    // Also without tokens, because what was stored with them must not outlive them.
    if (endsAt === undefined || (over && clock.heard())) return drop("over");
    try {
      await fetchUser();
      watch();
    } catch (cause) {
      // A session that ended while the fan was away needs no notice.
      if (cause instanceof ApiError && ENDED.has(cause.code)) return over ? drop("over") : expire();
      store.set(sessionAtom, { status: "unauthenticated", failure: cause instanceof ApiError ? cause : new ApiError("-1", { cause }) });
    }
  };

  const start = () => {
    starting ??= begin().finally(() => {
      starting = undefined;
    });
    return starting;
  };

  /** Another tab signed in, signed out, or renewed the token. What it has written stays, because it may have written again already. */
  const follow = () => {
    const other = look();
    if (other?.accessToken === tokens?.accessToken) return;
    if (!other) {
      const over = isStillOf(subjectOf(tokens?.accessToken));
      leave("elsewhere");
      return store.set(sessionNoticeAtom, over ? expired() : undefined);
    }
    // Another fan: a logout and a login that arrived as one event.
    if (subjectOf(other.accessToken) !== subjectOf(tokens?.accessToken)) forget?.("left");
    dropUnsent(subjectOf(other.accessToken));
    tokens = other;
    // Set before the notice is cleared: a page that waits for the notice would otherwise lead to the login now.
    if (store.get(sessionAtom).status === "unauthenticated") store.set(sessionAtom, { status: "loading" });
    store.set(sessionNoticeAtom, undefined);
    watch();
    void start();
  };

  if (typeof document !== "undefined") {
    // A page that was frozen received no `storage` events.
    const awake = () => {
      if (store.get(sessionAtom).status !== "loading" && readTokens()?.accessToken !== seen) follow();
      watch();
    };
    clock.onJump(watch);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && awake());
    globalThis.addEventListener("pageshow", ({ persisted }) => persisted && awake());
    globalThis.addEventListener("storage", ({ key }) => (key === SESSION_KEY || key === null) && follow());
  }

  return {
    start,
    accessToken: () => tokens?.accessToken,
    login: async (fresh) => {
      // Deletes what an earlier fan has left. Tokens go in one write, because other tabs would read two as a logout.
      dropKept();
      endPush(subjectOf(fresh.accessToken));
      keep(fresh);
      try {
        return await fetchUser();
      } catch (cause) {
        drop("over");
        throw cause;
      }
    },
    logout: () => {
      const ended = tokens;
      store.set(sessionNoticeAtom, undefined);
      endPush();
      settleOut();
      drop("left");
      if (ended) void endAtOperator(ended);
    },
    endEverywhere: () =>
      renew(async () => {
        await api()((await calls()).logout, { body: { everywhere: true } });
        // No session is left to end.
        tokens = undefined;
      }),
    extend: async () => {
      const asked = tokens;
      if (!asked) return;
      const fresh = await api()((await calls()).refresh, { body: { refreshToken: asked.refreshToken } });
      // After a logout meanwhile, for example in another tab, the new tokens must not sign the fan in again.
      if (tokens?.accessToken === asked.accessToken) keep(fresh);
    },
    doubt: () => {
      if (doubting || !tokens || store.get(sessionAtom).status === "loading") return;
      doubting = true;
      void settleDoubt(tokens.accessToken).finally(() => {
        doubting = false;
      });
    },
    reload: async () => {
      if (tokens) await fetchUser();
    },
    know: (user, fresh) => {
      // An answer after the end of the session, for example in another tab, must not sign the fan in again.
      if (store.get(sessionAtom).status !== "authenticated") return;
      if (fresh) keep(fresh);
      store.set(sessionAtom, { status: "authenticated", user });
    },
    renew,
  };
}
