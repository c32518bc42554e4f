import { begin, contentOf, finish, IDLE, type Submission } from "@tribun/domain";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** Where lock and key are kept: by the hook itself, or by whoever must find them again after the form was left. */
type Sending = {
  readonly get: () => Submission;
  readonly set: (next: Submission) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A lock that is open, with no key yet. In memory only, as it holds what is sent. */
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
  /** The same content, sent again after it was answered, is another wish: a second pack. Otherwise it stays the same one: an order. */
  readonly anew?: boolean;
};

const randomKey = () => crypto.randomUUID();

/**
 * Sends what must count once: one press, one call. An answer that got lost is asked for again with the same key, which the operator
 * recognises; changed content gets a new one.
 */
export function useSendOnce({ makeKey = randomKey, sending: given, anew = false }: SendOnceOptions = {}) {
  const [own] = useState(createSending);
  const sending = given ?? own;
  const { phase } = useSyncExternalStore(sending.subscribe, sending.get, sending.get);
  const [leaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  // Two presses may come between two renders.
  const left = useRef(false);

  // Coming back from a payment page by Back may show this very page again, frozen while it was leaving or waiting for an answer.
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
    /** For a form, which tells failures itself. @returns the answer, or undefined where an earlier sending is still under way */
    send,
    /** For a button: what goes wrong is `failure`. */
    press: async (content: unknown, call: (idempotencyKey: string) => Promise<void>): Promise<void> => {
      setFailure(undefined);
      await send(content, call).catch((error: unknown) => setFailure(() => error));
    },
    /** To be called right before the browser leaves this page: until it comes back by Back, nothing more is sent. */
    leave: () => {
      left.current = true;
      setLeaving(true);
    },
    phase: leaving ? ("leaving" as const) : phase === "sending" ? ("sending" as const) : ("idle" as const),
    failure,
    dismiss: () => setFailure(undefined),
  };
}
