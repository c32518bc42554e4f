import { type ContractPart, DECLARATION_CONFIRM_DAYS, type Language } from "@tribun/domain";
import { button, type Content } from "@tribun/mails";

/** Legally binding text of the withdrawal that the fan confirms (L23). */
export const WITHDRAWAL_WORDS: Record<ContractPart, string> = {
  tariff: "Hiermit widerrufe ich den oben genannten Vertrag.",
  jersey: "Hiermit widerrufe ich den Kauf des Trikots zu dem oben genannten Vertrag.",
};

export const WITHDRAWAL_WORDS_TR: Record<ContractPart, string> = {
  tariff: "Yukarıda adı geçen sözleşmeden cayıyorum.",
  jersey: "Yukarıda adı geçen sözleşmeye ait forma alımından cayıyorum.",
};

/** Refund of a jersey's price and the cost of its return (§ 357(4), (5) BGB); a receipt does not know yet whether the jersey was sent. */
export const RETURN_WORDS: Record<Language, string> = {
  de: "Ist das Trikot schon bei dir oder unterwegs, erstatten wir den Preis, sobald es wieder bei uns ist oder du nachweist, dass du es abgeschickt hast, je nachdem, was früher ist (§ 357 Abs. 4 BGB); sonst spätestens 14 Tage nach Eingang. Die Rücksendung bezahlen wir.",
  tr: "Forma elindeyse ya da yoldaysa, ücretini forma bize geri ulaştığında ya da gönderdiğini belgelediğinde, hangisi önce olursa, iade ederiz (§ 357 f. 4 BGB); yoksa bildirimin ulaşmasından sonra en geç 14 gün içinde. İade kargosunu biz öderiz.",
};

/** About partner lines; part of every receipt, because a receipt must not reveal whether there are any. */
export const PARTNER_WORDS: Record<Language, string> = {
  de: "Gehören Partneranschlüsse zu diesem Vertrag, laufen sie zum vereinbarten Preis weiter, bis du sie selbst kündigst.",
  tr: "Bu sözleşmeye bağlı partner hatları varsa, sen onları feshedene kadar kararlaştırılan fiyatla devam eder.",
};

/**
 * Steps before a declaration without a session is carried out; part of every such receipt, because a receipt must not reveal whether there
 * is a contract.
 */
export const CONFIRM_WORDS: Record<Language, (confirmAt: string) => readonly Content[]> = {
  de: (confirmAt) => [
    "So geht es weiter: Du warst nicht angemeldet. Damit niemand sonst deinen Vertrag beendet, fragen wir nach, bevor etwas passiert. Passen deine Angaben zu einem Vertrag bei uns, haben wir auch an die E-Mail-Adresse geschrieben, die dort hinterlegt ist. Mit dem Link in dieser E-Mail führen wir deine Erklärung aus. Mit einem Konto kannst du sie auch angemeldet bestätigen.",
    button("Angemeldet bestätigen", confirmAt),
    `Passen die Angaben nicht oder bestätigt sie ${DECLARATION_CONFIRM_DAYS} Tage lang niemand, sehen sich unsere Leute die Erklärung an. Deine Erklärung gilt ab Eingang: Für alle Fristen zählt er.`,
  ],
  tr: (confirmAt) => [
    "Bundan sonrası: Giriş yapmamıştın. Sözleşmeni senden başkası bitirmesin diye, bir şey olmadan önce soruyoruz. Bilgilerin bizdeki bir sözleşmeye uyuyorsa, orada kayıtlı e-posta adresine de yazdık. Bildirimini o e-postadaki bağlantıyla yerine getiririz. Hesabın varsa giriş yaparak da onaylayabilirsin.",
    button("Giriş yaparak onayla", confirmAt),
    `Bilgiler uymuyorsa ya da ${DECLARATION_CONFIRM_DAYS} gün boyunca kimse onaylamazsa, bildirime ekibimiz bakar. Bildirimin bize ulaştığı anda geçerli olur: bütün sürelerde bu an sayılır.`,
  ],
};

/** Replaces the reason of a termination in a receipt to an address without such a contract. */
export const NOT_REPEATED: Record<Language, string> = {
  de: "so, wie er im Formular steht. Er liegt uns vollständig vor. Wir wiederholen ihn hier nicht, weil zu dieser E-Mail-Adresse kein Vertrag mit dieser Nummer gehört.",
  tr: "formda yazıldığı gibi. Tamamı bizde kayıtlı. Bu e-posta adresine ait bu numarayla bir sözleşme olmadığı için burada tekrarlamıyoruz.",
};
