import type { UseQueryResult } from "@tanstack/react-query";
import { useFormat } from "@tribun/i18n";
import { Notice } from "@tribun/ui-kit";

type StaleProps = {
  readonly of: Pick<UseQueryResult, "data" | "isError" | "isPaused" | "dataUpdatedAt">;
  /** The sentence, with the day and time of what is shown. */
  readonly text: (time: string) => string;
};

/** Marks an answer that could not be asked for anew with its time: the operator cannot be reached, or the network is gone. */
export function Stale({ of: { data, isError, isPaused, dataUpdatedAt }, text }: StaleProps) {
  const format = useFormat();
  if (data === undefined || !(isError || isPaused)) return null;
  return (
    <Notice tone="warn">
      <time dateTime={new Date(dataUpdatedAt).toISOString()}>{text(format.dateTime(new Date(dataUpdatedAt).toISOString()))}</time>
    </Notice>
  );
}
