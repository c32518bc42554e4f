import type { FieldError } from "@tribun/api-client";
import { useAtom } from "jotai";
import { useCallback, useState } from "react";
import * as v from "valibot";
import { orderSecretsAtom } from "../../draft/secrets.ts";
import { useFieldMessage } from "../../forms/field-message.ts";
import { type FieldSource, useForm } from "../../forms/use-form.ts";
import { useWizard } from "../../wizard/environment.tsx";
import { type Identity, IDENTITY_FIELDS, identityOf, identitySchema } from "./identity.ts";

/** Document and keyword of this order: from the registration, or typed here. They stay in memory. */
export function useIdentity(birthday: string, today: () => string) {
  const { keywordRule } = useWizard();
  const [secrets, setSecrets] = useAtom(orderSecretsAtom);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const message = useFieldMessage();
  const known = identityOf(secrets);
  const schema = identitySchema({ today, keywordRule, birthday });
  // Decided when the step is entered. Fields that fold away at the press of the order button would pull the page up under
  // a finger that presses twice.
  const [asked, setAsked] = useState(() => known === undefined || !v.is(schema, known));
  const form = useForm({
    schema,
    initial: {
      documentType: secrets.documentType ?? "idCard",
      identityNumber: secrets.identityNumber ?? "",
      identityValidityDate: secrets.identityValidityDate ?? "",
      keyword: secrets.keyword ?? "",
    },
    onSubmit: () => undefined,
  });

  /** What counts for the order: checks what is typed, and shows what is wrong with it. */
  const take = (): Identity | undefined => {
    if (asked) form.check([...IDENTITY_FIELDS]);
    const parsed = v.safeParse(schema, asked ? form.values : known);
    return parsed.success ? parsed.output : undefined;
  };
  /** Keeps what the operator refused of it, such as `userInfo.keyword`, beside its field until that is changed. */
  const blame = useCallback((given: readonly FieldError[]) => {
    const rules: Record<string, string> = {};
    for (const { field, rule } of given) {
      const name = IDENTITY_FIELDS.find((known) => field === `userInfo.${known}`);
      if (name !== undefined) rules[name] = rule;
    }
    if (Object.keys(rules).length === 0) return;
    setAsked(true);
    setRefused(rules);
  }, []);
  const source: FieldSource<(typeof IDENTITY_FIELDS)[number]> = {
    ...form,
    text: (name) => {
      const binding = form.text(name);
      const rule = refused[name];
      return {
        ...binding,
        ...(rule !== undefined && binding.error === undefined && { error: message(rule) }),
        onChange: (value) => {
          setRefused(({ [name]: _, ...rest }) => rest);
          // In memory as typed, so that a look at another step loses nothing.
          setSecrets((current) => ({ ...current, [name]: value }));
          binding.onChange(value);
        },
      };
    },
  };
  return { source, errors: form.summary, asked, edit: () => setAsked(true), take, blame };
}
