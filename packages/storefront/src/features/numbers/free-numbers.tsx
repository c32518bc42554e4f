import { queryOptions, useQuery } from "@tanstack/react-query";
import { phoneRegistries } from "@tribun/api-client/calls/catalogue";
import type { RegistryNumber } from "@tribun/api-client/contract";
import { useFormat } from "@tribun/i18n";
import { Button, Notice, RadioCards, Skeleton } from "@tribun/ui-kit";
import { type ApiScope, useApiScope } from "../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../shell/late-errors.tsx";
import { useFirstRows } from "../../shell/account/first-rows.tsx";

/** Query for numbers in stock without a fee, because a fee would change the contract. */
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
  /** Message about an invalid choice. */
  readonly error?: string | undefined;
  /** Texts above the numbers, while they load, when there is none, and on the button that loads again. */
  readonly words: { readonly legend: string; readonly loading: string; readonly none: string; readonly again: string };
};

/** Lets the fan choose a number without a fee; when there is none, a button loads the list again. */
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
        // At twice the text size a number may break between its groups, but never within one.
        options={shown.map(({ id, msisdn }) => ({ value: id, title: format.phone(msisdn).replaceAll("\u00A0", " ") }))}
      />
      {more}
    </>
  );
}
