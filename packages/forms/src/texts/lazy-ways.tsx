import { type ComponentType, lazy, Suspense } from "react";
import { later } from "./later.ts";

/**
 * Where a refusal leads, with the catalogue of refusals: it comes with the first key in a form, so that it is there when something
 * fails. The server fetches it before it draws a form that was refused.
 */
export const waysOut = later(() => import("./ways-out/ways-out.tsx"));

type Way = ComponentType<{ readonly error: unknown; readonly login?: string | undefined }>;
/** Without it the sentence stands alone: who cannot fetch this reaches none of those places either. */
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

/** Where somebody helps, beside the form. */
export const FailureHelp = lazyWay("FailureHelp");
/** Where the catalogue leads after a refusal, beside the form. */
export const WayOut = lazyWay("WayOut");
