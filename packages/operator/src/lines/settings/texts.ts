import type { CustomerType, Language } from "@tribun/domain";

const PRIVATE: Record<Language, string> = {
  de: "Ich erkläre, dass ich alle Personen, die in meinem Haushalt diesen Anschluss mitbenutzen, darüber informiert habe, dass ich einen Einzelverbindungsnachweis bekomme, und dass ich künftige Mitbenutzende unverzüglich informieren werde (§ 11 Abs. 1 TDDDG).",
  tr: "Evimde bu hattı benimle birlikte kullanan herkesi, ayrıntılı döküm alacağım konusunda bilgilendirdiğimi ve hattı sonradan kullanacak olanları da gecikmeden bilgilendireceğimi beyan ederim (§ 11 f. 1 TDDDG).",
};
const BUSINESS: Record<Language, string> = {
  de: "Ich erkläre, dass die Mitarbeiterinnen und Mitarbeiter, die diesen Anschluss nutzen, über den Einzelverbindungsnachweis informiert sind, dass künftige unverzüglich informiert werden und dass der Betriebsrat oder die Personalvertretung beteiligt wurde, soweit das Gesetz es verlangt (§ 11 Abs. 1 TDDDG).",
  tr: "Bu hattı kullanan çalışanların ayrıntılı döküm konusunda bilgilendirildiğini, sonradan katılacak olanların da gecikmeden bilgilendirileceğini ve yasanın gerektirdiği ölçüde işyeri konseyinin ya da personel temsilciliğinin sürece katıldığını beyan ederim (§ 11 f. 1 TDDDG).",
};

/** The declaration for an itemised bill: a private fan's covers the household, a business's covers staff and works council. */
export function evnDeclaration(customerType: CustomerType, language: Language): string {
  return (customerType === "private" ? PRIVATE : BUSINESS)[language];
}
