import { ApiError } from "@tribun/api-client";

/** Runs work when the operator answers again. */
export type Connection = {
  /**
   * Runs work once, as soon as the operator answers again, and checks for that until then. The same work waits only once.
   * @returns cancels the work
   */
  readonly whenBack: (work: () => void) => () => void;
};

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
/** A connection that fails again within this time was hardly back, so the pauses continue where they were. */
const STEADY_MS = 60_000;

/**
 * The only check of the connection. A failed query is not retried (specification §7). Instead this sends a small call in pauses of 1, 2, 4
 * … 30 seconds, and at once when the browser reports that the network is back or the page becomes visible. It sends nothing while the
 * browser is offline or the page is hidden. When the call is answered, all waiting work runs once.
 * @param answers checks whether the operator answers; a rejection counts as no
 */
export function createConnection(answers: () => Promise<boolean>): Connection {
  const waiting = new Set<() => void>();
  let pause = FIRST_MS;
  let backAt = Number.NEGATIVE_INFINITY;
  let looking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookNow = () => void look();
  const listen = (on: boolean) => {
    const change = on ? ("addEventListener" as const) : ("removeEventListener" as const);
    globalThis[change]("online", lookNow);
    document[change]("visibilitychange", lookNow);
  };
  const rest = () => {
    timer = setTimeout(lookNow, pause);
    pause = Math.min(pause * 2, LONGEST_MS);
  };
  const look = async () => {
    clearTimeout(timer);
    if (looking || waiting.size === 0 || !navigator.onLine || document.visibilityState === "hidden") return;
    looking = true;
    const back = await answers().catch(() => false);
    looking = false;
    if (waiting.size === 0) return;
    if (!back) return rest();
    listen(false);
    backAt = performance.now();
    const works = [...waiting];
    waiting.clear();
    for (const work of works) work();
  };

  return {
    whenBack: (work) => {
      if (waiting.size === 0) {
        if (performance.now() - backAt > STEADY_MS) pause = FIRST_MS;
        listen(true);
        rest();
      }
      waiting.add(work);
      return () => {
        if (!waiting.delete(work) || waiting.size > 0) return;
        clearTimeout(timer);
        listen(false);
      };
    },
  };
}

/** What browsers report when they cannot fetch code or styles; there is no error type of its own for it. */
const LOST_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** True when the connection failed: nothing answered, or a gateway answered instead of the operator. */
export function isAway(cause: unknown): boolean {
  // The operator puts a request id into all its answers; a gateway in front of it does not.
  if (cause instanceof ApiError) {
    return cause.reason === "unreachable" || (cause.code === "-1" && cause.reason === undefined && cause.requestId === undefined);
  }
  return cause instanceof Error && LOST_CODE.test(cause.message);
}
