import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { lineTariffChange, lineTariffs } from "@tribun/api-client/calls/tariff-changes";
import type { Line, TariffOffer } from "@tribun/api-client/contract";
import type { Money } from "@tribun/domain";
import { useForm, useSendOnce } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { RadioCards, Skeleton } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi, useApiScope } from "../../../../platform/app/use-app.tsx";
import { ApiErrorNotice } from "../../../../shell/late-errors.tsx";
import { useFirstRows } from "../../../../shell/account/first-rows.tsx";
import { netOf, usePrice } from "../../shared/use-price.ts";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { NoChange } from "../../shared/edit/no-change.tsx";
import { useLineChanged } from "../line-change.ts";
import { SideBySide } from "./side-by-side.tsx";
import { SummaryBox } from "./summary-box.tsx";
import { useTariffSummary } from "./use-tariff-summary.ts";

type TariffFormProps = { readonly line: Line; readonly close: Close };

/** Changes a line's tariff: the offers, a comparison with the current one, the contract summary, and the order (L01, L18, L19). */
export function TariffForm({ line, close }: TariffFormProps) {
  const t = useText("account");
  const { api, language } = useApiScope();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["private", language, "line", line.id, "tariffs"],
    queryFn: ({ signal }) => api(lineTariffs, { params: { id: line.id }, signal }),
    staleTime: 0,
  });
  if (isPending) {
    return <Skeleton height="320px" shape="card" label={t("loading")} />;
  }
  if (data === undefined) return <ApiErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data.offers.length === 0) return <NoChange close={close}>{t("tariffChange.none")}</NoChange>;
  // Offers that are possible only later come last, so that they do not fill a phone's screen first.
  const offers = data.offers.toSorted((one, other) => Number(isLater(one)) - Number(isLater(other)));
  return <Choose line={line} close={close} monthly={data.monthly} offers={offers} />;
}

const isLater = ({ possibleFrom }: TariffOffer): boolean => possibleFrom !== undefined;

type ChooseProps = TariffFormProps & { readonly monthly: Money; readonly offers: readonly TariffOffer[] };

function Choose({ line, close, monthly, offers }: ChooseProps) {
  const t = useText("account");
  const format = useFormat();
  const { business, price } = usePrice();
  const api = useApi();
  const changed = useLineChanged();
  const { send } = useSendOnce();
  const advised = offers.find((offer) => offer.tariff.slug === line.advice?.slug && !isLater(offer));
  const form = useForm({
    // The fan must load the summary before the order (§ 54(3) TKG).
    schema: () =>
      v.object({
        tariffId: v.pipe(v.string(), v.nonEmpty("tariff.required")),
        summary: v.pipe(
          v.string(),
          v.check(() => contract.had, "summary.required"),
        ),
      }),
    initial: { tariffId: advised?.tariff.id ?? "", summary: "" },
    onSubmit: async ({ tariffId }) => {
      if (contract.summary === undefined) return;
      const body = { tariffId, contractSummaryId: contract.summary.id };
      try {
        const made = await send(body, (idempotencyKey) => api(lineTariffChange, { params: { id: line.id }, body, idempotencyKey }));
        if (made === undefined) return;
        close(t("tariffChange.done", { tariff: made.tariff.name, date: format.date(made.effectiveOn) }));
        await changed();
      } catch (cause) {
        // The day or a price has changed since the summary was created, so create a new one.
        if (cause instanceof ApiError && cause.code === "1109") contract.renew();
        throw cause;
      }
    },
  });
  const contract = useTariffSummary(line.id, form.values.tariffId);
  const offer = offers.find(({ tariff }) => tariff.id === form.values.tariffId);
  const { shown, more } = useFirstRows(offers, undefined, offer);
  const { onBlur: _, ...choice } = form.text("tariffId");
  const [first] = offers;
  return (
    <ChangeForm
      form={form}
      label={t("tariffChange.change")}
      save={t("tariffChange.order")}
      saving={t("tariffChange.busy")}
      onCancel={() => close()}
    >
      {first && <p>{t("tariffChange.lead", { date: format.date(first.effectiveOn) })}</p>}
      <RadioCards
        {...choice}
        legend={t("tariffChange.legend")}
        options={shown.map((each) => card(each, price(each.tariff.price), t, format))}
      />
      {more}
      {offer && (
        <>
          <SideBySide line={line} monthly={monthly} offer={offer} />
          <SummaryBox contract={contract} binding={form.text("summary")} />
          {/* The order and its price directly above the button (L18, § 312j(2) BGB). */}
          <p>
            <b>{sumOf(line, offer, business, t, format)}</b>
          </p>
        </>
      )}
    </ChangeForm>
  );
}

type Words = ReturnType<typeof useText<"account">>;
type Formats = ReturnType<typeof useFormat>;

function card({ tariff, possibleFrom }: TariffOffer, price: string, t: Words, format: Formats) {
  const size = format.gb(tariff.dataGb);
  return {
    value: tariff.id,
    title: t("tariffChange.option", { tariff: tariff.name, price }),
    description:
      possibleFrom !== undefined
        ? t("tariffChange.notYet", { size, date: format.date(possibleFrom) })
        : tariff.commitmentMonths > 1
          ? t("tariffChange.months", { size, months: tariff.commitmentMonths })
          : t("tariffChange.flex", { size }),
    disabled: possibleFrom !== undefined,
  };
}

function sumOf(line: Line, { tariff, effectiveOn, commitmentEnd }: TariffOffer, business: boolean, t: Words, format: Formats): string {
  const { price } = tariff;
  return t("tariffChange.sum", {
    tariff: tariff.name,
    phone: format.phone(line.msisdn),
    price: format.money(price),
    // A company also needs the net price (L25).
    net: business ? t("tariffChange.sumNet", { net: format.money(netOf(price)) }) : "",
    date: format.date(effectiveOn),
    term: commitmentEnd === undefined ? t("tariffChange.sumFree") : t("tariffChange.sumTerm", { date: format.date(commitmentEnd) }),
  });
}
