import type { FieldError } from "@tribun/api-client";
import { DOCUMENT_TYPES } from "@tribun/domain";
import { useAtom } from "jotai";
import { useCallback, useState } from "react";
import * as v from "valibot";
import { orderSecretsAtom } from "../../../store/secrets.ts";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { type FieldSource, useFieldMessage, useForm } from "@tribun/forms";
import { useWizard } from "../../../shared/environment.tsx";
import { type Asked, askedFor } from "./identity.ts";
import { type Identity, IDENTITY_FIELDS, identitySchema, type IdentityValues } from "./schema.ts";

type Owner = { readonly birthday: string; readonly keywordSet: boolean };

/**
 * Document and keyword of this order: from the registration, or typed here. Number and keyword stay in memory. Kind and expiry of the
 * document are stored with the draft, so that after a reload the form asks only for the number.
 */
export function useIdentity({ birthday, keywordSet }: Owner, today: () => string) {
  const { keywordRule } = useWizard();
  const { draft, change } = useOrderDraft();
  const [secrets, setSecrets] = useAtom(orderSecretsAtom);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const message = useFieldMessage();
  const known = {
    documentType: draft.document?.documentType ?? "idCard",
    identityNumber: secrets.identityNumber ?? "",
    identityValidityDate: draft.document?.identityValidityDate ?? "",
    keyword: secrets.keyword ?? "",
  };
  const schemaFor = (values: Pick<IdentityValues, "documentType">) => identitySchema({ today, keywordRule, birthday, keywordSet }, values);
  const schema = schemaFor(known);
  // Decided when the fan enters the step. If the fields closed at the press of the order button, the page would move under a second press.
  const [asked, setAsked] = useState<Asked>(() => askedFor(known, schema, today));
  const form = useForm({ schema: schemaFor, initial: known, onSubmit: () => undefined });

  /** The valid identity for the order; otherwise checks the input and shows its errors. */
  const take = (): Identity | undefined => {
    if (asked !== "nothing") form.check([...IDENTITY_FIELDS]);
    const parsed = asked === "nothing" ? v.safeParse(schema, known) : v.safeParse(schemaFor(form.values), form.values);
    if (parsed.success) return parsed.output;
    // The document may expire while the page is open.
    if (askedFor(known, schema, today) === "all") setAsked("all");
    return undefined;
  };
  /** Shows the operator's field errors, such as `userInfo.keyword`, at their fields until the fan changes these. */
  const blame = useCallback((given: readonly FieldError[]) => {
    const rules: Record<string, string> = {};
    for (const { field, rule } of given) {
      const name = IDENTITY_FIELDS.find((known) => field === `userInfo.${known}`);
      if (name !== undefined) rules[name] = rule;
    }
    if (Object.keys(rules).length === 0) return;
    setAsked("all");
    setRefused(rules);
  }, []);
  const keep = (name: (typeof IDENTITY_FIELDS)[number], value: string) => {
    // Kept in memory as typed, so that a visit to another step loses nothing.
    if (name === "identityNumber" || name === "keyword") return setSecrets((current) => ({ ...current, [name]: value }));
    change((current) => {
      const { documentType = "idCard", identityValidityDate = "" } = current.document ?? {};
      const kind = name === "documentType" ? DOCUMENT_TYPES.find((type) => type === value) : undefined;
      const until = name === "identityValidityDate" ? value : identityValidityDate;
      return { ...current, document: { documentType: kind ?? documentType, identityValidityDate: until } };
    });
  };
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
          keep(name, value);
          binding.onChange(value);
        },
      };
    },
  };
  return { source, errors: form.summary, asked, edit: () => setAsked("all"), take, blame };
}
