import { queryOptions, useQuery } from "@tanstack/react-query";
import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { Button, Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import type { ApiScope } from "../../platform/app/api-scope.ts";
import { useApiScope } from "../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../shell/late-errors.tsx";
import { useFirstRows } from "../../shell/account/first-rows.tsx";

/** Numbers of the stock; those without a fee are for contracts that stay as they are. */
export const freeNumbersQuery = ({ api, language }: ApiScope) =>
  queryOptions({
    queryKey: ["public", language, "free-numbers"],
    queryFn: ({ signal }) => api(phoneRegistries, { query: { kind: "general" }, signal }),
    select: (numbers) => numbers.filter(({ fee }) => fee.amount === 0),
    staleTime: 0,
  });

type FreeNumbersProps = {
  readonly name: string;
  readonly value: string | undefined;
  readonly onChange: (picked: RegistryNumber) => void;
  /** Why the choice does not do. */
  readonly error?: string | undefined;
  /** Above the numbers, while they come, where there is none, and on the button that looks again. */
  readonly words: { readonly legend: string; readonly loading: string; readonly none: string; readonly again: string };
};

/** Chooses one of the numbers without a fee; where there is none, a button looks again. */
export function FreeNumbers({ name, value, onChange, error, words }: FreeNumbersProps) {
  const format = useFormat();
  const { data = [], error: failure, isPending, isFetching, refetch } = useQuery(freeNumbersQuery(useApiScope()));
  const { shown, more } = useFirstRows(
    data,
    undefined,
    data.find(({ id }) => id === value),
  );
  if (isPending) {
    return <Skeleton height="160px" shape="card" label={words.loading} />;
  }
  if (failure && data.length === 0) return <ApiErrorNotice error={failure} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    const again = (
      <Button variant="quiet" busy={isFetching} busyLabel={words.loading} onClick={() => void refetch()}>
        {words.again}
      </Button>
    );
    return (
      <Notice tone="info" announce action={again}>
        {words.none}
      </Notice>
    );
  }
  return (
    <>
      <RadioCards
        legend={words.legend}
        name={name}
        value={value}
        error={error}
        onChange={(id) => {
          const picked = data.find((one) => one.id === id);
          if (picked) onChange(picked);
        }}
        // Where text is twice as large it breaks between its groups, and never within one.
        options={shown.map(({ id, msisdn }) => ({ value: id, title: format.phone(msisdn).replaceAll("\u00A0", " ") }))}
      />
      {more}
    </>
  );
}
