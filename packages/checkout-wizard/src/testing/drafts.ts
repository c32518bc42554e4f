import { toChosenTariff } from "../store/tariff.ts";
import { EMPTY_DRAFT, type OrderDraft } from "../draft/order-draft.ts";
import { inMinutes, tariff } from "./catalogue.ts";

/** A draft with only a tariff. */
export const withTariff = (): OrderDraft => ({ ...EMPTY_DRAFT, tariff: toChosenTariff(tariff) });

/** A draft with the number 0171 39200 33, held for the given minutes, and an eSIM. */
export const withNumber = (minutes = 20): OrderDraft => ({
  ...withTariff(),
  simType: "esim",
  number: { registryId: "n33", msisdn: "+491713920033", feeCents: 0, reservationId: "r1", expiresAt: inMinutes(minutes), extended: false },
});

/** A draft that ports the number 0172 9925904 from congstar, as soon as possible, to an eSIM. */
export const withPort = (): OrderDraft => ({
  ...withTariff(),
  numberType: "port",
  simType: "esim",
  portingOptions: { msisdn: "0172 9925904", donatingProvider: { id: "congstar", name: "congstar" }, mnpType: "ASAP" },
});

/** A draft that is complete up to the approval. */
export const complete = (minutes = 20): OrderDraft => ({ ...withNumber(minutes), jersey: { wanted: false } });

/** The same with the document from the registration; only its number is not stored. */
export const withDocument = (): OrderDraft => ({
  ...complete(),
  document: { documentType: "idCard", identityValidityDate: "2031-01-01" },
});
