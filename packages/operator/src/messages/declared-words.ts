import type { ContractPart } from "@tribun/domain";

/** What somebody declares who confirms the withdrawal (L23); the words that count in law. */
export const WITHDRAWAL_WORDS: Record<ContractPart, string> = {
  tariff: "Hiermit widerrufe ich den oben genannten Vertrag.",
  jersey: "Hiermit widerrufe ich den Kauf des Trikots zu dem oben genannten Vertrag.",
};

export const WITHDRAWAL_WORDS_TR: Record<ContractPart, string> = {
  tariff: "Yukarıda adı geçen sözleşmeden cayıyorum.",
  jersey: "Yukarıda adı geçen sözleşmeye ait forma alımından cayıyorum.",
};
