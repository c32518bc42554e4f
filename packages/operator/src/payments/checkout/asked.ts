import { LANGUAGES, type PaymentVersion, otherLanguage } from "@tribun/domain";
import type { FoundCheckout } from "./find.ts";
import type { FormView } from "./form-facts.ts";
import { versionOf } from "./store.ts";

/** What a request asks of the page. `refused`: the form sent from this page was wrong, and is shown again with its errors. */
export type Asked = Pick<FormView, "language" | "version" | "all"> & { readonly refused: boolean };

/** Language and methods from the link or the form, else from the order. */
export function askedFor({ checkout, subject }: FoundCheckout, said: (name: string) => string | undefined): Asked {
  const v = said("v");
  const language = LANGUAGES.find((candidate) => candidate === said("lang")) ?? subject.language;
  const spelled: Record<string, PaymentVersion> = { "0": 0, "1": 1, "2": 2, V1: 0, V2: 1, V3: 2 };
  const version = v !== undefined && Object.hasOwn(spelled, v.toUpperCase()) ? spelled[v.toUpperCase()] : undefined;
  return {
    language,
    version: version ?? versionOf(checkout.paymentVersion),
    all: said("choose") === "1",
    refused: said("refused") === "1",
  };
}

/** Address of the same page in the other language. */
export function otherUrl(found: FoundCheckout, asked: Asked): string {
  return addressOf(found, { ...asked, language: otherLanguage(asked.language) });
}

/** Address of a page with these settings. */
export function addressOf({ checkout }: FoundCheckout, { language, version, all, refused }: Asked): string {
  const asked = { lang: language, v: String(version), ...(all && { choose: "1" }), ...(refused && { refused: "1" }) };
  return `/c/${checkout.id}?${new URLSearchParams(asked).toString()}`;
}
