import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { MailText } from "./message-types.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly receiptId: string;
  /** The contract in readable form: number, order, tariff. */
  readonly contract: string;
};
type Day = { readonly day: string };
/** Partner lines that continue without the contract, each with number and price. */
type Partners = { readonly partners: readonly string[] };

/** The refund; `setOff` if the bank returned the payment, so that the next bill credits it. */
type Back = { readonly refund: string | undefined; readonly setOff: boolean };

/** Mails about the outcome of a declaration; its receipt went out before. Days and amounts are formatted for readers. */
export type DeclarationMails = {
  readonly withdrawn: (
    facts: Facts &
      Partners &
      Back & {
        /** Last day to withdraw from the partner lines for that reason (§ 360 BGB). */
        readonly partnersUntil: string;
        readonly used: string | undefined;
        readonly owed: string | undefined;
        readonly jerseyKept: boolean;
      },
  ) => MailText;
  /** `sendBack`: return address and deadline; absent for a jersey that has not been sent. */
  readonly jerseyWithdrawn: (
    facts: Facts & Back & { readonly sendBack: { readonly to: string; readonly by: string } | undefined },
  ) => MailText;
  /** The jersey is back, or its dispatch is proven. */
  readonly jerseyPaid: (facts: Facts & Back & { readonly arrived: boolean }) => MailText;
  readonly jerseyMissing: (facts: Facts & { readonly refund: string | undefined; readonly returnTo: string }) => MailText;
  readonly jerseyNotPaid: (facts: Facts & { readonly reason: string }) => MailText;
  readonly terminated: (facts: Facts & Day & Partners & { readonly wanted: string | undefined }) => MailText;
  readonly ended: (facts: Facts & Day & Partners & { readonly portUntil: string }) => MailText;
  readonly rejected: (facts: Facts & { readonly reason: string }) => MailText;
};

const closingDe = (f: Facts) =>
  `Fragen beantworten wir unter ${f.hotline.shortCode} aus unserem Netz oder kostenlos unter ${f.hotline.freeNumber}.\n\nDeine Mannschaft von ${f.club}`;
const closingTr = (f: Facts) =>
  `Soruların için bizi ara: kendi hattımızdan ${f.hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${f.hotline.freeNumber}.\n\n${f.club} takımın`;

const setOffDe = (refund: string) =>
  `Deine Bank hat die Zahlung deiner Bestellung zurückgeholt, deshalb steht sie auf deiner Rechnung. Dort ziehen wir ${refund} ab`;
const setOffTr = (refund: string) =>
  `Bankan siparişinin ödemesini geri aldığı için bu ödeme faturanda yer alıyor. ${refund} tutarını oradan düşüyoruz`;

type Jersey = Back & { readonly sendBack: object | undefined };
const refundDe = ({ refund, setOff, sendBack }: Jersey) => {
  if (refund === undefined) return "Du hattest für das Trikot noch nichts bezahlt, das wir zurückzahlen müssten.";
  if (setOff && sendBack === undefined) return `${setOffDe(refund)}.`;
  const way = setOff ? setOffDe(refund) : `Du bekommst ${refund} auf dem Weg zurück, auf dem du bezahlt hast`;
  return sendBack === undefined
    ? `${way}, spätestens 14 Tage nach deinem Widerruf.`
    : `${way}, sobald das Trikot wieder bei uns ist oder du uns nachweist, dass du es abgeschickt hast, je nachdem, was früher ist (§ 357 Abs. 4 BGB).`;
};
const refundTr = ({ refund, setOff, sendBack }: Jersey) => {
  if (refund === undefined) return "Forma için henüz iade edilecek bir ödeme yapmamıştın.";
  if (setOff) {
    return sendBack === undefined
      ? `${setOffTr(refund)}.`
      : `${setOffTr(refund)}; forma bize ulaştığında ya da gönderdiğini belgelediğinde, hangisi önce olursa (§ 357 f. 4 BGB).`;
  }
  return sendBack === undefined
    ? `${refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.`
    : `Forma bize ulaştığında ya da gönderdiğini belgelediğinde, hangisi önce olursa, ${refund} tutarını ödediğin yoldan geri alırsın (§ 357 f. 4 BGB).`;
};

/** A paragraph about the partner lines; empty without any. */
const partnersDe = ({ partners }: Partners, more: string) =>
  partners.length === 0
    ? ""
    : `\nDeine Partneranschlüsse zu diesem Vertrag laufen weiter, zum vereinbarten Preis und mit ihrer eigenen Laufzeit, bis du sie selbst kündigst:\n${partners.map((line) => `- ${line}`).join("\n")}\n${more}\n`;
const partnersTr = ({ partners }: Partners, more: string) =>
  partners.length === 0
    ? ""
    : `\nBu sözleşmeye bağlı partner hatların, sen onları feshedene kadar kararlaştırılan fiyatla ve kendi süreleriyle devam eder:\n${partners.map((line) => `- ${line}`).join("\n")}\n${more}\n`;

export const DECLARATION_MAILS: Record<Language, DeclarationMails> = {
  de: {
    withdrawn: (f) => ({
      subject: `Dein Widerruf ist durchgeführt (${f.receiptId})`,
      text: `${f.greeting},

dein Vertrag ${f.contract} ist widerrufen. Der Anschluss ist abgeschaltet, und es fallen keine weiteren Kosten an.

${f.refund ? (f.setOff ? `${setOffDe(f.refund)}.` : `Du bekommst ${f.refund} auf dem Weg zurück, auf dem du bezahlt hast, spätestens 14 Tage nach deinem Widerruf.`) : "Du hattest für den Vertrag noch nichts bezahlt, das wir zurückzahlen müssten."}${f.used ? ` Du hattest verlangt, dass wir vor Ablauf der Widerrufsfrist beginnen; für die Tage bis zum Widerruf berechnen wir deshalb den anteiligen Preis von ${f.used} (§ 357a BGB).` : ""}${f.owed ? ` Davon stehen ${f.owed} auf deiner letzten Rechnung.` : ""}
${f.jerseyKept ? "\nDein Trikot ist davon nicht betroffen. Möchtest du auch den Kauf des Trikots widerrufen, erklär das bitte getrennt.\n" : ""}${partnersDe(f, `Möchtest du sie nicht behalten, kannst du sie bis ${f.partnersUntil} ebenfalls widerrufen, auch wenn ihre eigene Frist vorher endet (§ 360 BGB).`)}
${closingDe(f)}`,
    }),
    jerseyWithdrawn: (f) => ({
      subject: `Dein Widerruf für das Trikot ist angenommen (${f.receiptId})`,
      text: `${f.greeting},

der Kauf des Trikots zu ${f.contract} ist widerrufen. Dein Mobilfunkvertrag läuft weiter.
${f.sendBack ? `\nSchick das Trikot bitte bis zum ${f.sendBack.by} an ${f.sendBack.to} und leg einen Zettel mit ${f.receiptId} bei. Es genügt, wenn du es an diesem Tag abschickst. Die Rücksendung bezahlen wir: Schick uns den Beleg der Post, dann erstatten wir dir auch das Porto.\n` : "\nDas Trikot war noch nicht unterwegs; du musst nichts zurückschicken.\n"}
${refundDe(f)}

${closingDe(f)}`,
    }),
    jerseyPaid: (f) => ({
      subject: `Dein Trikot ist ${f.arrived ? "angekommen" : "unterwegs zu uns"} (${f.receiptId})`,
      text: `${f.greeting},

${f.arrived ? "dein Trikot ist bei uns angekommen." : "wir haben den Nachweis, dass du das Trikot abgeschickt hast."}${f.refund ? (f.setOff ? ` ${setOffDe(f.refund)}.` : ` Wir haben die Erstattung von ${f.refund} veranlasst; du bekommst sie auf dem Weg zurück, auf dem du bezahlt hast.`) : " Bezahlt hattest du dafür noch nichts, das wir zurückzahlen müssten."} Damit ist der Widerruf zu ${f.contract} erledigt.

${closingDe(f)}`,
    }),
    jerseyMissing: (f) => ({
      subject: `Wir warten noch auf dein Trikot (${f.receiptId})`,
      text: `${f.greeting},

du hast den Kauf des Trikots zu ${f.contract} widerrufen, aber es ist noch nicht bei uns angekommen.${f.refund ? ` Bis dahin behalten wir die Erstattung von ${f.refund} zurück (§ 357 Abs. 4 BGB).` : ""}

Hast du es schon abgeschickt, schick uns bitte den Einlieferungsbeleg oder die Sendungsnummer zusammen mit ${f.receiptId}; das genügt. Sonst schick das Trikot bitte an ${f.returnTo}. Die Rücksendung bezahlen wir.

${closingDe(f)}`,
    }),
    jerseyNotPaid: (f) => ({
      subject: `Zu deinem Trikot (${f.receiptId})`,
      text: `${f.greeting},

das Trikot zu ${f.contract} ist nicht zu uns zurückgekommen, und wir erstatten den Preis deshalb nicht: ${f.reason}

Kommt es doch noch an oder findest du den Einlieferungsbeleg, zahlen wir sofort. Bist du anderer Meinung, schreib uns.

${closingDe(f)}`,
    }),
    terminated: (f) => ({
      subject: `Dein Vertrag endet am ${f.day} (${f.receiptId})`,
      text: `${f.greeting},

wir bestätigen dir die Kündigung deines Vertrags ${f.contract}. Er endet mit Ablauf des ${f.day}.
${f.wanted ? `\nDu hattest ${f.wanted} gewünscht. Früher als am ${f.day} ist die ordentliche Kündigung nach Mindestlaufzeit und Kündigungsfrist nicht möglich (§ 56 TKG).\n` : ""}
Bis dahin bleibt alles, wie es ist. Deine Rufnummer kannst du jederzeit und bis einen Monat nach dem Vertragsende zu einem anderen Anbieter mitnehmen.
${partnersDe(f, `Neue Partneranschlüsse kannst du nach dem ${f.day} nicht mehr dazubestellen.`)}
${closingDe(f)}`,
    }),
    ended: (f) => ({
      subject: `Dein Vertrag ist beendet (${f.receiptId})`,
      text: `${f.greeting},

dein Vertrag ${f.contract} ist am ${f.day} zu Ende gegangen, und der Anschluss ist abgeschaltet. Deine Rufnummer kannst du noch bis ${f.portUntil} zu einem anderen Anbieter mitnehmen. Eine letzte Rechnung folgt, falls noch etwas offen ist.
${partnersDe(f, "An ihnen ändert sich nichts.")}
Danke, dass du auf unserer Seite warst.

${closingDe(f)}`,
    }),
    rejected: (f) => ({
      subject: `Zu deiner Erklärung ${f.receiptId}`,
      text: `${f.greeting},

wir haben deine Erklärung zu ${f.contract} geprüft und können ihr nicht folgen: ${f.reason}

Bist du anderer Meinung, schreib uns. Du kannst auch die Schlichtungsstelle Telekommunikation der Bundesnetzagentur anrufen.

${closingDe(f)}`,
    }),
  },
  tr: {
    withdrawn: (f) => ({
      subject: `Cayma işlemin tamamlandı (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} sözleşmesinden cayma işlemin (Widerruf) tamamlandı. Hat kapatıldı, artık ücret doğmayacak.

${f.refund ? (f.setOff ? `${setOffTr(f.refund)}.` : `${f.refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.`) : "Bu sözleşme için henüz iade edilecek bir ödeme yapmamıştın."}${f.used ? ` Cayma süresi dolmadan başlamamızı istemiştin; bu yüzden caymaya kadarki günler için ${f.used} orantılı ücret hesaplanır (§ 357a BGB).` : ""}${f.owed ? ` Bunun ${f.owed} tutarı son faturanda yer alır.` : ""}
${f.jerseyKept ? "\nForman bundan etkilenmez. Forma alımından da caymak istersen bunu ayrıca bildirmen yeterli.\n" : ""}${partnersTr(f, `Onları tutmak istemezsen, kendi süreleri daha önce dolsa bile ${f.partnersUntil} gününe kadar onlardan da cayabilirsin (§ 360 BGB).`)}
${closingTr(f)}`,
    }),
    jerseyWithdrawn: (f) => ({
      subject: `Forma için cayma bildirimin kabul edildi (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} siparişindeki forma alımından cayma bildirimin (Widerruf) kabul edildi. Hat sözleşmen devam ediyor.
${f.sendBack ? `\nFormayı lütfen en geç ${f.sendBack.by} günü şu adrese gönder: ${f.sendBack.to}. Pakete ${f.receiptId} yazılı bir not ekle. O gün postaya vermen yeterli. İade kargosunu biz öderiz: Posta fişini bize gönder, kargo ücretini de geri verelim.\n` : "\nForma henüz yola çıkmamıştı; bir şey göndermene gerek yok.\n"}
${refundTr(f)}

${closingTr(f)}`,
    }),
    jerseyPaid: (f) => ({
      subject: `Forman ${f.arrived ? "bize ulaştı" : "bize doğru yolda"} (${f.receiptId})`,
      text: `${f.greeting},

${f.arrived ? "forman bize ulaştı." : "formayı gönderdiğini gösteren belge elimizde."}${f.refund ? (f.setOff ? ` ${setOffTr(f.refund)}.` : ` ${f.refund} tutarındaki iadeyi başlattık; ödediğin yoldan geri alırsın.`) : " Forma için iade edilecek bir ödeme yapmamıştın."} ${f.contract} için cayma işlemin böylece tamamlandı.

${closingTr(f)}`,
    }),
    jerseyMissing: (f) => ({
      subject: `Formanı hâlâ bekliyoruz (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} siparişindeki forma alımından caydın, ama forma henüz bize ulaşmadı.${f.refund ? ` O zamana kadar ${f.refund} tutarındaki iadeyi bekletiyoruz (§ 357 f. 4 BGB).` : ""}

Formayı gönderdiysen posta fişini ya da gönderi numarasını ${f.receiptId} ile birlikte bize ilet; bu yeterli. Göndermediysen lütfen şu adrese gönder: ${f.returnTo}. İade kargosunu biz öderiz.

${closingTr(f)}`,
    }),
    jerseyNotPaid: (f) => ({
      subject: `Forman hakkında (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} siparişindeki forma bize geri gelmedi, bu yüzden ücretini iade etmiyoruz: ${f.reason}

Forma yine de ulaşırsa ya da posta fişini bulursan hemen öderiz. Aynı fikirde değilsen bize yaz.

${closingTr(f)}`,
    }),
    terminated: (f) => ({
      subject: `Sözleşmen ${f.day} günü sona eriyor (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} sözleşmenin feshini (Kündigung) onaylıyoruz. Sözleşme ${f.day} gününün sonunda biter.
${f.wanted ? `\n${f.wanted} tarihini istemiştin. Taahhüt ve bildirim süresi gereği olağan fesih ${f.day} gününden önce mümkün değil (§ 56 TKG).\n` : ""}
O güne kadar her şey olduğu gibi kalır. Numaranı istediğin zaman ve sözleşme bittikten sonraki bir ay içinde başka bir operatöre taşıyabilirsin.
${partnersTr(f, `${f.day} gününden sonra bu sözleşmeye yeni partner hattı ekleyemezsin.`)}
${closingTr(f)}`,
    }),
    ended: (f) => ({
      subject: `Sözleşmen sona erdi (${f.receiptId})`,
      text: `${f.greeting},

${f.contract} sözleşmen ${f.day} günü sona erdi ve hattın kapatıldı. Numaranı ${f.portUntil} gününe kadar başka bir operatöre taşıyabilirsin. Açık bir şey kaldıysa son fatura gelecek.
${partnersTr(f, "Onlarda hiçbir şey değişmez.")}
Bizim tarafımızda olduğun için teşekkürler.

${closingTr(f)}`,
    }),
    rejected: (f) => ({
      subject: `${f.receiptId} numaralı bildirimin hakkında`,
      text: `${f.greeting},

${f.contract} hakkındaki bildirimini inceledik ve kabul edemiyoruz: ${f.reason}

Aynı fikirde değilsen bize yaz. Bundesnetzagentur’un telekomünikasyon uzlaştırma kurumuna da (Schlichtungsstelle Telekommunikation) başvurabilirsin.

${closingTr(f)}`,
    }),
  },
};
