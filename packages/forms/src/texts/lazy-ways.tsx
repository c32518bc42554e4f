import { type ComponentType, lazy, Suspense } from "react";
import { later } from "./later.ts";

/**
 * The recovery links and the error catalogue. They load with the first key in a form, so that they are there when a call fails. The server
 * fetches them before it renders a refused form.
 */
export const waysOut = later(() => import("./ways-out/ways-out.tsx"));

type Way = ComponentType<{ readonly error: unknown; readonly login?: string | undefined }>;
/** Fallback without a link: a browser that cannot fetch this module cannot reach those pages either. */
const NOWHERE: Way = () => null;

function lazyWay(name: "FailureHelp" | "WayOut"): Way {
  const Coming = lazy(async (): Promise<{ default: Way }> => {
    const ways = await waysOut.load().catch(() => undefined);
    return { default: ways?.[name] ?? NOWHERE };
  });
  return function LazyWay(props) {
    const There = waysOut.now()?.[name] ?? Coming;
    return (
      <Suspense>
        <There {...props} />
      </Suspense>
    );
  };
}

/** A link to support, which opens beside the form. */
export const FailureHelp = lazyWay("FailureHelp");
/** The catalogue's recovery link after a refusal, which opens beside the form. */
export const WayOut = lazyWay("WayOut");
