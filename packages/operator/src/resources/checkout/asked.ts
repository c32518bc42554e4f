import { LANGUAGES, type PaymentVersion, otherLanguage } from "@tribun/domain";
import type { FoundCheckout } from "./find.ts";
import type { FormView } from "./form-view.ts";
import { versionOf } from "./store.ts";

/** What a page is asked for. `refused`: what was typed here before was wrong, and is shown with its errors. */
export type Asked = Pick<FormView, "language" | "version" | "all"> & { readonly refused: boolean };

/** Language and methods: what the link or the form says, else what the order was made with. */
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

/** The same page in the other language. */
export function otherUrl(found: FoundCheckout, asked: Asked): string {
  return addressOf(found, { ...asked, language: otherLanguage(asked.language) });
}

/** The address of a page by what it is asked for. */
export function addressOf({ checkout }: FoundCheckout, { language, version, all, refused }: Asked): string {
  const asked = { lang: language, v: String(version), ...(all && { choose: "1" }), ...(refused && { refused: "1" }) };
  return `/c/${checkout.id}?${new URLSearchParams(asked).toString()}`;
}
