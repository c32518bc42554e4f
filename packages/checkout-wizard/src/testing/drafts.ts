import { toChosenTariff } from "../store/tariff.ts";
import { EMPTY_DRAFT, type OrderDraft } from "../draft/order-draft.ts";
import { inMinutes, tariff } from "./catalogue.ts";

/** A draft that has only its tariff. */
export const withTariff = (): OrderDraft => ({ ...EMPTY_DRAFT, tariff: toChosenTariff(tariff) });

/** A draft with the number 0171 39200 33 held for so many minutes, and an eSIM. */
export const withNumber = (minutes = 20): OrderDraft => ({
  ...withTariff(),
  simType: "esim",
  number: { registryId: "n33", msisdn: "+491713920033", feeCents: 0, reservationId: "r1", expiresAt: inMinutes(minutes), extended: false },
});

/** A draft that brings the number 0172 9925904 along from congstar, as soon as possible, on an eSIM. */
export const withPort = (): OrderDraft => ({
  ...withTariff(),
  numberType: "port",
  simType: "esim",
  portingOptions: { msisdn: "0172 9925904", donatingProvider: { id: "congstar", name: "congstar" }, mnpType: "ASAP" },
});

/** A draft that lacks nothing before the approval. */
export const complete = (minutes = 20): OrderDraft => ({ ...withNumber(minutes), jersey: { wanted: false } });

/** The same with the document that the registration asked for, of which only the number is not kept. */
export const withDocument = (): OrderDraft => ({
  ...complete(),
  document: { documentType: "idCard", identityValidityDate: "2031-01-01" },
});
