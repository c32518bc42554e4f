import { useForm } from "@tribun/forms";
import { mobilePhone } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { PhoneField } from "@tribun/ui-kit";
import * as v from "valibot";
import { ChangeForm } from "../../shared/edit/change-form.tsx";

type PhoneFormProps = {
  /** The account's number, E.164; undefined if it has none. */
  readonly present: string | undefined;
  /** The number typed before, after Back. */
  readonly before: string;
  readonly onNext: (phone: string) => void;
  readonly onCancel: () => void;
};

/** Form for the new number. */
export function PhoneForm({ present, before, onNext, onCancel }: PhoneFormProps) {
  const t = useText("account");
  const form = useForm({
    schema: v.object({
      phone: v.pipe(
        mobilePhone,
        v.check((number) => number !== present, "phone.same"),
      ),
    }),
    initial: { phone: before },
    onSubmit: ({ phone }) => onNext(phone),
  });
  return (
    <ChangeForm form={form} label={t("changeOf", { what: t("phone.label") })} save={t("phone.next")} onCancel={onCancel}>
      <PhoneField {...form.text("phone")} label={t("phone.new")} hint={t("phone.newHint")} autoComplete="tel" required />
    </ChangeForm>
  );
}
