import type { Language } from "../values/enums.ts";

export type MandateWords = {
  /** What the account's owner authorises. */
  readonly mandate: string;
  /** The right to have a debit paid back. */
  readonly note: string;
};

const WORDS: Readonly<Record<Language, (creditor: string) => MandateWords>> = {
  de: (creditor) => ({
    mandate: `Ich ermächtige ${creditor}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${creditor} auf mein Konto gezogenen Lastschriften einzulösen. Das Mandat gilt für wiederkehrende Zahlungen aus diesem Vertrag. Jede Abbuchung kündigen wir spätestens einen Tag vorher an.`,
    note: "Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.",
  }),
  tr: (creditor) => ({
    mandate: `${creditor} şirketine, hesabımdan otomatik ödeme yoluyla tahsilat yapma yetkisi veriyorum. Aynı zamanda bankama, ${creditor} tarafından hesabıma gönderilen tahsilatları ödeme talimatı veriyorum. Talimat, bu sözleşmeden doğan düzenli ödemeler için geçerlidir. Her tahsilatı en geç bir gün önceden bildiririz.`,
    note: "Bilgi: Tahsilat tarihinden başlayarak sekiz hafta içinde tahsil edilen tutarın iadesini isteyebilirim. Bankamla kararlaştırdığım koşullar geçerlidir.",
  }),
};

/**
 * The text of a SEPA mandate (L33, SEPA rulebook). The shop and the hosted checkout show it before the fan grants the mandate, and the
 * operator stores it with the mandate, so both must use the same text.
 * @param creditor the company that collects
 */
export function mandateWords(creditor: string, language: Language): MandateWords {
  return WORDS[language](creditor);
}
