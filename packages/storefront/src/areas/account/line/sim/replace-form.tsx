import { simReplace } from "@tribun/api-client/calls/lines";
import type { Line } from "@tribun/api-client/contract";
import { DeliveryFields, useForm, useSendOnce } from "@tribun/forms";
import { city, houseNumber, postalCode, SIM_REPLACEMENT_CENTS, SIM_TYPES, street } from "@tribun/domain";
import { useFormat, useText } from "@tribun/i18n";
import { CheckboxField, RadioCards } from "@tribun/ui-kit";
import * as v from "valibot";
import { useApi } from "../../../../platform/app/use-app.tsx";
import { useSession } from "../../../../platform/signed-in/use-session.ts";
import shared from "../../shared/edit/account.module.css";
import { ChangeForm } from "../../shared/edit/change-form.tsx";
import { CurrentPasswordField } from "../../shared/edit/current-password.tsx";
import type { Close } from "../../shared/edit/edit-row.tsx";
import { proofOf } from "../../shared/edit/proof.ts";
import { provenBy } from "../../shared/edit/use-profile-change.ts";
import { useLineChanged, type Say } from "../line-change.ts";

const REASONS = ["newDevice", "defect", "lost", "stolen"] as const;
const LABELS = {
  newDevice: "sim.reasonNewDevice",
  defect: "sim.reasonDefect",
  lost: "sim.reasonLost",
  stolen: "sim.reasonStolen",
} as const;
const anything = v.string();

function schemaFor({ simType, otherDelivery }: { readonly simType: string; readonly otherDelivery: boolean }) {
  const elsewhere = simType === "physical" && otherDelivery;
  return v.object({
    simType: v.picklist(SIM_TYPES, "simType.required"),
    reason: v.picklist(REASONS),
    otherDelivery: v.boolean(),
    password: v.pipe(v.string(), v.nonEmpty("password.required")),
    deliveryStreet: elsewhere ? street : anything,
    deliveryHouseNumber: elsewhere ? houseNumber : anything,
    deliveryPostalCode: elsewhere ? postalCode : anything,
    deliveryCity: elsewhere ? city : anything,
  });
}

/** Orders another SIM. An eSIM is free; a card goes on the next invoice, so its button has the text of § 312j(3) BGB (L19). */
export function ReplaceForm({ line, close, say }: { readonly line: Line; readonly close: Close; readonly say: Say }) {
  const t = useText("account");
  const format = useFormat();
  const api = useApi();
  const changed = useLineChanged();
  const { send } = useSendOnce();
  const { user } = useSession();
  const form = useForm({
    schema: schemaFor,
    initial: {
      simType: line.sim.type,
      reason: "newDevice",
      otherDelivery: false,
      password: "",
      deliveryStreet: "",
      deliveryHouseNumber: "",
      deliveryPostalCode: "",
      deliveryCity: "",
    },
    onSubmit: async ({ simType, reason, password, ...to }) => {
      const body = {
        simType,
        reason,
        ...(simType === "physical" &&
          to.otherDelivery && {
            deliveryAddress: {
              street: to.deliveryStreet,
              houseNumber: to.deliveryHouseNumber,
              postalCode: to.deliveryPostalCode,
              city: to.deliveryCity,
            },
          }),
      };
      const proven = { ...body, ...proofOf(password) };
      const order = send(body, (idempotencyKey) => api(simReplace, { params: { id: line.id }, body: proven, idempotencyKey }));
      const ordered = await provenBy("password", order);
      // An earlier press is still pending and reports its own result.
      if (ordered === undefined) return;
      say(t(simType === "esim" ? "sim.replaceDoneEsim" : ordered.addressUnproven ? "sim.replaceDoneUnproven" : "sim.replaceDonePhysical"));
      close();
      await changed();
    },
  });
  const posted = form.values.simType === "physical";
  const gone = form.values.reason === "lost" || form.values.reason === "stolen";
  const { onBlur: _type, ...simType } = form.text("simType");
  const { onBlur: _reason, ...reason } = form.text("reason");
  const password = <CurrentPasswordField {...form.text("password")} label={t("yourPassword")} />;
  const home = user?.deliveryAddress ?? user;
  return (
    <ChangeForm
      form={form}
      label={t("sim.replaceShow")}
      save={t(posted ? "sim.replaceOrder" : "sim.replaceOrderFree")}
      saving={t("sim.replaceBusy")}
      onCancel={() => close()}
    >
      <RadioCards
        {...simType}
        legend={t("sim.replaceType")}
        columns={1}
        options={SIM_TYPES.filter((type) => line.tariff.simTypes.includes(type)).map((value) => ({
          value,
          title: t(`sim.${value}`),
          description:
            SIM_REPLACEMENT_CENTS[value] === 0
              ? t("sim.replaceFree")
              : t("sim.replaceFee", { price: format.money({ amount: SIM_REPLACEMENT_CENTS[value], currency: "EUR" }) }),
        }))}
      />
      <RadioCards {...reason} legend={t("sim.replaceReason")} options={REASONS.map((value) => ({ value, title: t(LABELS[value]) }))} />
      <p className={shared["soft"]}>{t(gone ? "sim.replaceBlocks" : posted ? "sim.replaceKeeps" : "sim.replaceMoves")}</p>
      {!posted && password}
      {posted && (
        <>
          {home && (
            <p className={shared["soft"]}>
              {t("sim.replaceTo", { address: `${home.street} ${home.houseNumber}, ${home.postalCode}\u00A0${home.city}` })}
            </p>
          )}
          <CheckboxField {...form.box("otherDelivery")}>{t("sim.replaceElsewhere")}</CheckboxField>
          {form.values.otherDelivery && <DeliveryFields form={form} api={api} />}
          {password}
          {/* The order and its price directly above the button (L18, § 312j(2) BGB). */}
          <p>
            <b>{t("sim.replaceSum", { price: format.money({ amount: SIM_REPLACEMENT_CENTS["physical"], currency: "EUR" }) })}</b>
          </p>
        </>
      )}
    </ChangeForm>
  );
}
