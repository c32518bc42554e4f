import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "@tribun/api-client";
import { mnpProviders } from "@tribun/api-client/calls/catalogue";
import { DAY_MS, type Donor, type Language } from "@tribun/domain";
import { useLanguage, useText } from "@tribun/i18n";
import { Button, Notice, Skeleton } from "@tribun/ui-kit";
import { DonorField } from "./donor-field.tsx";
import { useFailureText } from "../texts/field-message.ts";

/** Providers a number can be ported from. The list rarely changes, so it stays fresh for a day. */
const donorsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: ["public", language, "mnp-providers"],
    queryFn: ({ signal }) => api(mnpProviders, { signal }),
    staleTime: DAY_MS,
  });

type DonorChoiceProps = {
  readonly api: Api;
  /** Id of the chosen provider. */
  readonly value: string | undefined;
  readonly onChange: (donor: Donor | undefined) => void;
  readonly id?: string;
  readonly error?: string | undefined;
};

/**
 * Chooses the provider a number is ported from. Shows a skeleton while the list loads, and the failure with a retry if it does not load.
 */
export function DonorChoice({ api, value, onChange, id = "donatingProvider", error }: DonorChoiceProps) {
  const t = useText("porting");
  const failureText = useFailureText();
  const donors = useQuery(donorsQuery(api, useLanguage()));
  if (donors.data) {
    const chosen = donors.data.find((donor) => donor.id === value);
    return <DonorField id={id} donors={donors.data} value={chosen} onChange={onChange} error={error} />;
  }
  if (!donors.isError) {
    return <Skeleton height="110px" label={t("form.donor.loading")} />;
  }
  return (
    <div id={id} tabIndex={-1}>
      <Notice
        tone="bad"
        announce
        action={
          <Button variant="quiet" onClick={() => void donors.refetch()}>
            {t("form.donor.retry")}
          </Button>
        }
      >
        {failureText(donors.error)}
      </Notice>
    </div>
  );
}
