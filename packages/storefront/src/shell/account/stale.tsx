import type { UseQueryResult } from "@tanstack/react-query";
import { useFormat } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import type { PaperNames } from "../offline/kept-papers.tsx";

/** In the file that kept them, which is there before the network goes. */
const KeptPapers = lazy(() =>
  import("../offline/part.ts").then(
    ({ KeptPapers: default_ }) => ({ default: default_ }),
    () => ({ default: () => [] }),
  ),
);

type StaleProps = {
  readonly of: Pick<UseQueryResult, "data" | "isError" | "isPaused" | "dataUpdatedAt">;
  /** The sentence, with the day and time of what is shown. */
  readonly text: (time: string) => string;
  /** The papers that can be read all the same. */
  readonly papers?: PaperNames;
};

/** Marks an answer that could not be asked for anew with its time: the operator cannot be reached, or the network is gone. */
export function Stale({ of: { data, isError, isPaused, dataUpdatedAt }, text, papers }: StaleProps) {
  const format = useFormat();
  if (data === undefined || !(isError || isPaused)) return null;
  return (
    <Notice
      tone="warn"
      action={
        papers && (
          <Suspense>
            <KeptPapers names={papers} />
          </Suspense>
        )
      }
    >
      <time dateTime={new Date(dataUpdatedAt).toISOString()}>{text(format.dateTime(new Date(dataUpdatedAt).toISOString()))}</time>
    </Notice>
  );
}
