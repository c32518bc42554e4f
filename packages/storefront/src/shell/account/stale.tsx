import type { UseQueryResult } from "@tanstack/react-query";
import { useFormat } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";
import { lazy, Suspense } from "react";
import type { PaperNames } from "../offline/kept-papers.tsx";

/** In the same file as the code that stored them, which has loaded before the network fails. */
const KeptPapers = lazy(() =>
  import("../offline/part.ts").then(
    ({ KeptPapers: default_ }) => ({ default: default_ }),
    () => ({ default: () => [] }),
  ),
);

type StaleProps = {
  readonly of: Pick<UseQueryResult, "data" | "isError" | "isPaused" | "dataUpdatedAt">;
  /** Returns the sentence, with the day and time of what is shown. */
  readonly text: (time: string) => string;
  /** The PDFs that the fan can still read. */
  readonly papers?: PaperNames;
};

/** Shows the time of an answer that could not be fetched again, because the operator cannot be reached or there is no network. */
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
