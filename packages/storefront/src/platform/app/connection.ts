import { ApiError } from "@tribun/api-client";

/** What waits for the operator to answer again. */
export type Connection = {
  /**
   * Runs work once, as soon as the operator answers again, and looks for that until then. The same work waits once.
   * @returns what calls it off
   */
  readonly whenBack: (work: () => void) => () => void;
};

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
/** A connection that is lost again so soon after it came back was hardly back: the pauses go on where they were. */
const STEADY_MS = 60_000;

/**
 * The one watch on the connection. A failed query is not retried (specification §7); instead a small question is asked in
 * pauses of 1, 2, 4 … 30 seconds, at once when the browser says that the network is back or the page is looked at again, and
 * never while it knows better: offline, or with nobody looking. When it is answered, all that waits runs, once.
 * @param answers asks whether the operator answers; a rejection counts as no
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

/** What browsers say of code or styles that they could not fetch; it is no error of its own kind. */
const LOST_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** True where it was the connection that failed: nothing answered, or something before the operator did. */
export function isAway(cause: unknown): boolean {
  // The operator signs all its answers; a gateway that stands before it does not.
  if (cause instanceof ApiError) {
    return cause.reason === "unreachable" || (cause.code === "-1" && cause.reason === undefined && cause.requestId === undefined);
  }
  return cause instanceof Error && LOST_CODE.test(cause.message);
}
