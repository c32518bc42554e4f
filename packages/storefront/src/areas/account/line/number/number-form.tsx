import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lineNumber, lineSettingsRead } from "@tribun/api-client/calls/lines";
import type { Line } from "@tribun/api-client/contract";
import { useForm, useSendOnce } from "@tribun/forms";
import { useFormat, useText } from "@tribun/i18n";
import { Notice, Skeleton } from "@tribun/ui-kit";
import { useState } from "react";
import * as v from "valibot";
import { useApp, useApiScope } from "../../../../platform/app/use-app.tsx";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { NoChange } from "../../shared/edit/no-change.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { FreeNumbers, freeNumbersQuery } from "../../../../features/numbers/free-numbers.tsx";
import { type HeldChoice, isNumberGone, useTakenNumber } from "../../../../features/numbers/use-taken-number.ts";
import { useLineChanged } from "../line-change.ts";
import styles from "./number-form.module.css";

const schema = v.object({
  registryId: v.pipe(v.string(), v.nonEmpty("phoneNumber.required")),
  password: v.pipe(v.string(), v.nonEmpty("password.required")),
});

type NumberFormProps = { readonly line: Line; readonly close: Close };

/** Form to change a line's number without a fee, after the password. First says what the fan loses with the old number. */
export function NumberForm({ line, close }: NumberFormProps) {
  const t = useText("account");
  const format = useFormat();
  const { api } = useApiScope();
  const settings = useQuery({
    queryKey: ["private", "line", line.id, "settings", "number"],
    queryFn: ({ signal }) => api(lineSettingsRead, { params: { id: line.id }, signal }),
    staleTime: 0,
  });
  const numbers = useQuery(freeNumbersQuery(useApiScope()));
  // Waits for both answers, so that the form opens with its first choice; the form or the operator reports an error. Uses `isFetched`,
  // because a failed query is pending again when the form retries it, which would unmount the form.
  if (settings.isPending || !numbers.isFetched) return <Skeleton height="160px" shape="card" label={t("loading")} />;
  const fixedUntil = settings.data?.numberFixedUntil;
  if (fixedUntil !== undefined) return <NoChange close={close}>{t("number.fixed", { date: format.date(fixedUntil) })}</NoChange>;
  return <Change line={line} close={close} />;
}

function Change({ line, close }: NumberFormProps) {
  const t = useText("account");
  const format = useFormat();
  const { session } = useApp();
  const scope = useApiScope();
  const client = useQueryClient();
  const changed = useLineChanged();
  const take = useTakenNumber();
  const once = useSendOnce();
  const [picked, setPicked] = useState<string>();
  const [gone, setGone] = useState<string>();
  const form = useForm({
    schema,
    initial: { registryId: "", password: "" },
    onSubmit: async ({ registryId, password }, set) => {
      setGone(undefined);
      try {
        const send = (chosen: HeldChoice) => {
          const body = { ...chosen, ...proofOf(password) };
          return once.send(chosen, (idempotencyKey) => scope.api(lineNumber, { params: { id: line.id }, body, idempotencyKey }));
        };
        const taken = await provenBy("password", take(registryId, send));
        if (taken === undefined) return;
        close(t("number.changed", { number: format.phone(taken.msisdn) }));
        await Promise.all([changed(), session.reload().catch(() => undefined)]);
      } catch (cause) {
        if (!isNumberGone(cause)) throw cause;
        setGone(picked);
        set("registryId", "");
        await client.refetchQueries({ queryKey: freeNumbersQuery(scope).queryKey });
      }
    },
  });
  const { id: _id, onBlur: _blur, onChange: choose, name, value, error } = form.text("registryId");
  return (
    <ChangeForm form={form} label={t("number.change")} save={t("number.take")} saving={t("number.taking")} onCancel={() => close()}>
      <p>{t("number.text")}</p>
      <ul className={styles["facts"]}>
        <li>{t("number.stays")}</li>
        <li>{t("number.rests", { number: format.phone(line.msisdn) })}</li>
        <li>{t("number.codes")}</li>
      </ul>
      {gone !== undefined && (
        <Notice tone="warn" announce>
          {t("number.gone", { number: gone })}
        </Notice>
      )}
      <FreeNumbers
        name={name}
        value={value === "" ? undefined : value}
        error={error}
        onChange={({ id, msisdn }) => {
          setPicked(format.phone(msisdn));
          choose(id);
        }}
        words={{ legend: t("number.legend"), loading: t("number.loading"), none: t("number.none"), again: t("number.again") }}
      />
      <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />
    </ChangeForm>
  );
}
