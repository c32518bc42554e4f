export { draftClubAtom } from "./draft/draft-atom.ts";
export { type OrderSecrets, orderSecretsAtom, phoneProvenAtom } from "./draft/secrets.ts";
export { toChosenTariff } from "./draft/tariff.ts";
export { useTariffChoice } from "./draft/use-tariff-choice.tsx";
export { type OrderDraftHandle, useOrderDraft } from "./draft/use-order-draft.ts";
export * from "./machine/order-draft.ts";
export * from "./machine/steps.ts";
export * from "./machine/tariff-choice.ts";
