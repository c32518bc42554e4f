import { begin, contentOf, finish, IDLE, type Submission } from "@tribun/domain";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** Holds the lock and the key: the hook itself, or a caller that needs them again after the form unmounts. */
type Sending = {
  readonly get: () => Submission;
  readonly set: (next: Submission) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** An open lock without a key. Kept in memory only, because it contains the sent data. */
export function createSending(): Sending {
  let now: Submission = IDLE;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type SendOnceOptions = {
  readonly makeKey?: () => string;
  readonly sending?: Sending;
  /** True: the same content, sent again after an answer, gets a new key (a second pack). False: it keeps its key (an order). */
  readonly anew?: boolean;
};

const randomKey = () => crypto.randomUUID();

/**
 * Sends a request that must count once: one press makes one call. A retry after a lost answer uses the same key, which the operator
 * recognises; changed content gets a new key.
 */
export function useSendOnce({ makeKey = randomKey, sending: given, anew = false }: SendOnceOptions = {}) {
  const [own] = useState(createSending);
  const sending = given ?? own;
  const { phase } = useSyncExternalStore(sending.subscribe, sending.get, sending.get);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // A ref, because two presses can arrive between two renders.
  const left = useRef(false);

  // Back from a payment page may restore this page from the back/forward cache, frozen while it was leaving or waiting for an answer.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      left.current = false;
      setLeaving(false);
      const now = sending.get();
      if (now.phase === "sending") sending.set(finish(now, now.key, "failed"));
    };
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, [sending]);

  const send = async <Answer>(content: unknown, call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer | undefined> => {
    const started = left.current ? undefined : begin(sending.get(), contentOf(content), makeKey);
    if (started === undefined) return undefined;
    sending.set(started);
    try {
      const answer = await call(started.key);
      const done = finish(sending.get(), started.key, "sent");
      sending.set(anew && done.phase === "sent" ? IDLE : done);
      return answer;
    } catch (error) {
      sending.set(finish(sending.get(), started.key, "failed"));
      throw error;
    }
  };

  return {
    /**
     * For a form, which shows failures itself.
     * @returns the answer, or undefined while an earlier request is under way
     */
    send,
    /** For a button: sets `failure` when the call fails. */
    press: async (content: unknown, call: (idempotencyKey: string) => Promise<void>): Promise<void> => {
      setFailure(undefined);
      await send(content, call).catch((error: unknown) => setFailure(() => error));
    },
    /** Call it right before the browser leaves the page. Nothing more is sent until the fan comes back. */
    leave: () => {
      left.current = true;
      setLeaving(true);
    },
    phase: leaving ? ("leaving" as const) : phase === "sending" ? ("sending" as const) : ("idle" as const),
    failure,
    dismiss: () => setFailure(undefined),
  };
}
