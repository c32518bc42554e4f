import type { Language } from "@tribun/domain";
import type { MailText } from "./messages.ts";

type Facts = {
  readonly firstName: string;
  readonly club: string;
  readonly hotline: string;
  readonly receiptId: string;
  /** The contract as people read it: number, order, tariff. */
  readonly contract: string;
};
type Day = { readonly day: string };

/** What became of a declaration; the receipt went out before. Days and amounts come as people read them. */
export type DeclarationMails = {
  readonly withdrawn: (
    facts: Facts & {
      readonly refund: string | undefined;
      readonly used: string | undefined;
      readonly owed: string | undefined;
      readonly jerseyKept: boolean;
    },
  ) => MailText;
  readonly jerseyWithdrawn: (facts: Facts & { readonly refund: string | undefined; readonly returnTo: string | undefined }) => MailText;
  readonly terminated: (facts: Facts & Day & { readonly wanted: string | undefined }) => MailText;
  readonly ended: (facts: Facts & Day & { readonly portUntil: string }) => MailText;
  readonly rejected: (facts: Facts & { readonly reason: string }) => MailText;
};

const closingDe = (f: Facts) =>
  `Fragen beantworten wir unter ${f.hotline} aus unserem Netz oder kostenfrei unter 0800 2001905.\n\nDeine Mannschaft von ${f.club}`;
const closingTr = (f: Facts) =>
  `Sorularını bizim hattımızdan ${f.hotline}, ücretsiz olarak 0800 2001905 numarasından yanıtlıyoruz.\n\n${f.club} takımın`;

export const DECLARATION_MAILS: Record<Language, DeclarationMails> = {
  de: {
    withdrawn: (f) => ({
      subject: `Dein Widerruf ist durchgeführt (${f.receiptId})`,
      text: `Hallo ${f.firstName},

dein Vertrag ${f.contract} ist widerrufen. Der Anschluss ist abgeschaltet, und es fallen keine weiteren Kosten an.

${f.refund ? `Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.` : "Du hattest für den Vertrag noch nichts bezahlt, das wir zurückzahlen müssten."}${f.used ? ` Du hattest verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen; für die Tage bis zum Widerruf berechnen wir deshalb den anteiligen Preis von ${f.used} (§ 357a BGB).` : ""}${f.owed ? ` Davon stehen ${f.owed} auf deiner letzten Rechnung.` : ""}
${f.jerseyKept ? "\nDein Trikot ist davon nicht betroffen. Möchtest du auch den Kauf des Trikots widerrufen, erklär das bitte getrennt.\n" : ""}
${closingDe(f)}`,
    }),
    jerseyWithdrawn: (f) => ({
      subject: `Dein Widerruf für das Trikot ist durchgeführt (${f.receiptId})`,
      text: `Hallo ${f.firstName},

der Kauf des Trikots zu ${f.contract} ist widerrufen. Dein Mobilfunkvertrag läuft weiter.

${f.refund ? `Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.` : "Du hattest für das Trikot noch nichts bezahlt, das wir zurückzahlen müssten."}
${f.returnTo ? `\nSchick das Trikot bitte innerhalb von 14 Tagen an ${f.returnTo} und leg einen Zettel mit ${f.receiptId} bei. Die Rücksendung bezahlen wir.\n` : "\nDas Trikot war noch nicht unterwegs; du musst nichts zurückschicken.\n"}
${closingDe(f)}`,
    }),
    terminated: (f) => ({
      subject: `Dein Vertrag endet am ${f.day} (${f.receiptId})`,
      text: `Hallo ${f.firstName},

wir bestätigen dir die Kündigung deines Vertrags ${f.contract}. Er endet mit Ablauf des ${f.day}.
${f.wanted ? `\nDu hattest ${f.wanted} gewünscht. Früher als am ${f.day} ist die ordentliche Kündigung nach Mindestlaufzeit und Kündigungsfrist nicht möglich (§ 56 TKG).\n` : ""}
Bis dahin bleibt alles, wie es ist. Deine Rufnummer kannst du jederzeit und bis einen Monat nach dem Vertragsende zu einem anderen Anbieter mitnehmen.

${closingDe(f)}`,
    }),
    ended: (f) => ({
      subject: `Dein Vertrag ist beendet (${f.receiptId})`,
      text: `Hallo ${f.firstName},

dein Vertrag ${f.contract} ist am ${f.day} zu Ende gegangen, und der Anschluss ist abgeschaltet. Deine Rufnummer kannst du noch bis ${f.portUntil} zu einem anderen Anbieter mitnehmen. Eine letzte Rechnung folgt, falls noch etwas offen ist.

Danke, dass du auf unserer Seite warst.

${closingDe(f)}`,
    }),
    rejected: (f) => ({
      subject: `Zu deiner Erklärung ${f.receiptId}`,
      text: `Hallo ${f.firstName},

wir haben deine Erklärung zu ${f.contract} geprüft und können ihr nicht folgen: ${f.reason}

Bist du anderer Meinung, schreib uns. Du kannst auch die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen.

${closingDe(f)}`,
    }),
  },
  tr: {
    withdrawn: (f) => ({
      subject: `Cayman tamamlandı (${f.receiptId})`,
      text: `Merhaba ${f.firstName},

${f.contract} sözleşmesinden cayman (Widerruf) tamamlandı. Hat kapatıldı, artık ücret doğmayacak.

${f.refund ? `${f.refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.` : "Bu sözleşme için henüz iade edilecek bir ödeme yapmamıştın."}${f.used ? ` Cayma süresi dolmadan başlamamızı istemiştin; bu yüzden caymaya kadarki günler için ${f.used} orantılı ücret hesaplanır (§ 357a BGB).` : ""}${f.owed ? ` Bunun ${f.owed} tutarı son faturanda yer alır.` : ""}
${f.jerseyKept ? "\nForman bundan etkilenmez. Forma alımından da caymak istersen bunu ayrıca bildirmen yeterli.\n" : ""}
${closingTr(f)}`,
    }),
    jerseyWithdrawn: (f) => ({
      subject: `Forma için cayman tamamlandı (${f.receiptId})`,
      text: `Merhaba ${f.firstName},

${f.contract} siparişindeki forma alımından cayman (Widerruf) tamamlandı. Hat sözleşmen devam ediyor.

${f.refund ? `${f.refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.` : "Forma için henüz iade edilecek bir ödeme yapmamıştın."}
${f.returnTo ? `\nFormayı lütfen 14 gün içinde şu adrese gönder: ${f.returnTo}. Pakete ${f.receiptId} yazılı bir not ekle. İade kargosunu biz öderiz.\n` : "\nForma henüz yola çıkmamıştı; bir şey göndermene gerek yok.\n"}
${closingTr(f)}`,
    }),
    terminated: (f) => ({
      subject: `Sözleşmen ${f.day} günü sona eriyor (${f.receiptId})`,
      text: `Merhaba ${f.firstName},

${f.contract} sözleşmenin feshini (Kündigung) onaylıyoruz. Sözleşme ${f.day} gününün sonunda biter.
${f.wanted ? `\n${f.wanted} tarihini istemiştin. Asgari süre ve fesih süresi gereği olağan fesih ${f.day} gününden önce mümkün değil (§ 56 TKG).\n` : ""}
O güne kadar her şey olduğu gibi kalır. Numaranı istediğin zaman ve sözleşme bittikten sonraki bir ay içinde başka bir operatöre taşıyabilirsin.

${closingTr(f)}`,
    }),
    ended: (f) => ({
      subject: `Sözleşmen sona erdi (${f.receiptId})`,
      text: `Merhaba ${f.firstName},

${f.contract} sözleşmen ${f.day} günü sona erdi ve hattın kapatıldı. Numaranı ${f.portUntil} gününe kadar başka bir operatöre taşıyabilirsin. Açık bir şey kaldıysa son fatura gelecek.

Bizim tarafımızda olduğun için teşekkürler.

${closingTr(f)}`,
    }),
    rejected: (f) => ({
      subject: `${f.receiptId} numaralı bildirimin hakkında`,
      text: `Merhaba ${f.firstName},

${f.contract} hakkındaki bildirimini inceledik ve kabul edemiyoruz: ${f.reason}

Aynı fikirde değilsen bize yaz. Bundesnetzagentur'un telekomünikasyon uzlaştırma kurumuna da (Schlichtungsstelle Telekommunikation) başvurabilirsin.

${closingTr(f)}`,
    }),
  },
};
