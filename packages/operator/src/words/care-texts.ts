import type { Language } from "@tribun/domain";
import { aside, facts, type Letter } from "@tribun/mails";
import { DE as GERMAN, TR as TURKISH, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

/** Cases that staff finish by hand, because a third party did not. */
export const CARE_KINDS = ["block", "unblock", "switch", "number", "settings", "porting", "jersey", "refund", "refundCredited"] as const;
export type CareKind = (typeof CARE_KINDS)[number];

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly hotline: Hotline;
  readonly ticket: string;
  /** A number or an amount, formatted for readers. */
  readonly about: string;
};
type Core = { readonly subject: (about: string) => string; readonly says: (about: string) => string };

const DE: Record<CareKind, Core> = {
  block: {
    subject: (about) => `Deine SIM zu ${about} ist noch nicht gesperrt`,
    says: (about) =>
      `deine Sperre für die SIM zu ${about} ist bei uns angekommen, aber die Technik im Netz hat sie noch nicht bestätigt. Bis dahin kann jemand mit der SIM noch telefonieren, surfen und Nachrichten schreiben. Wir versuchen es alle paar Minuten weiter, und unsere Leute kümmern sich von Hand darum. Ist die SIM gesperrt, schreiben wir dir.`,
  },
  unblock: {
    subject: (about) => `Deine SIM zu ${about} ist noch nicht wieder frei`,
    says: (about) =>
      `du hast die Sperre der SIM zu ${about} aufgehoben, aber die Technik im Netz hat das nicht ausgeführt. Unsere Leute kümmern sich jetzt von Hand darum und melden sich bei dir.`,
  },
  switch: {
    subject: (about) => `Deine neue SIM zu ${about} konnten wir nicht in Betrieb nehmen`,
    says: (about) =>
      `deine neue SIM zu ${about} konnten wir wegen einer Störung nicht in Betrieb nehmen; bitte verwende sie nicht mehr. An deiner bisherigen SIM hat sich nichts geändert, auch eine Sperre bleibt bestehen. Was die neue gekostet hat, geben wir dir mit der nächsten Rechnung zurück. Du kannst gleich wieder eine bestellen; unsere Leute sehen sich den Fehler an und melden sich bei dir.`,
  },
  number: {
    subject: (about) => `Deine SIM trägt die Nummer ${about} noch nicht`,
    says: (about) =>
      `dein Anschluss hat jetzt die Nummer ${about}, aber die Technik im Netz hat sie noch nicht auf deine SIM gelegt. Unsere Leute kümmern sich jetzt von Hand darum und melden sich bei dir.`,
  },
  settings: {
    subject: (about) => `Eine Einstellung für ${about} gilt im Netz noch nicht`,
    says: (about) =>
      `eine Einstellung deines Anschlusses ${about}, zum Beispiel eine Sperre, dein Kostenschutz oder dein Datenvolumen, hat die Technik im Netz noch nicht übernommen. Unsere Leute kümmern sich jetzt von Hand darum und melden sich bei dir.`,
  },
  porting: {
    subject: (about) => `Deine Rufnummernmitnahme ${about} braucht unsere Hilfe`,
    says: (about) =>
      `wir konnten deinen bisherigen Anbieter nicht erreichen, um deine Nummer ${about} zu holen. Dein bisheriger Vertrag läuft unverändert weiter, du bleibst erreichbar, und dein neuer Tarif kostet nichts, solange die Nummer nicht da ist. Unsere Leute kümmern sich jetzt von Hand darum und melden sich bei dir.`,
  },
  jersey: {
    subject: (about) => `Dein Trikot zur Bestellung ${about} verspätet sich`,
    says: (about) =>
      `dein Trikot zur Bestellung ${about} konnten wir noch nicht in den Versand geben. Bezahlt ist es, du musst nichts tun. Unsere Leute kümmern sich jetzt von Hand darum und melden sich mit dem neuen Liefertermin bei dir.`,
  },
  refund: {
    subject: (about) => `Deine Erstattung über ${about} kam nicht an`,
    says: (about) =>
      `wir wollten dir ${about} erstatten, aber das Geld ließ sich nicht auf dem Weg zurückgeben, auf dem du bezahlt hast. Es steht dir weiter zu. Unsere Leute kümmern sich jetzt von Hand darum und melden sich bei dir, um mit dir ein Konto zu vereinbaren.`,
  },
  refundCredited: {
    subject: (about) => `Deine Erstattung über ${about} ziehen wir von deiner Rechnung ab`,
    says: (about) =>
      `wir hatten dir geschrieben, dass deine Erstattung über ${about} nicht ankam und dass wir mit dir ein Konto vereinbaren. Inzwischen hat deine Bank die Zahlung zurückgeholt, um die es ging, und wir setzen sie auf deine nächste Rechnung. Dort ziehen wir die ${about} auch ab, deshalb überweisen wir sie nicht mehr. Du musst nichts tun.`,
  },
};

const TR: Record<CareKind, Core> = {
  block: {
    subject: (about) => `${about} numaralı SIM’in henüz bloke edilmedi`,
    says: (about) =>
      `${about} numaralı SIM’ini bloke etme isteğin bize ulaştı, ama şebeke bunu henüz onaylamadı. O zamana kadar biri SIM’le arama yapabilir, internete girebilir, mesaj gönderebilir. Birkaç dakikada bir yeniden deniyoruz, ekibimiz de konuyla ayrıca ilgileniyor. SIM bloke edilince sana yazacağız.`,
  },
  unblock: {
    subject: (about) => `${about} numaralı SIM’inin blokesi henüz kalkmadı`,
    says: (about) =>
      `${about} numaralı SIM’inin blokesini kaldırdın, ama şebeke bunu uygulamadı. Ekibimiz şimdi konuyla ilgileniyor ve sana dönecek.`,
  },
  switch: {
    subject: (about) => `${about} için yeni SIM’ini etkinleştiremedik`,
    says: (about) =>
      `bir arıza nedeniyle ${about} için yeni SIM’ini etkinleştiremedik; lütfen onu artık kullanma. Eski SIM’inde hiçbir şey değişmedi, varsa blokesi de sürüyor. Yeni SIM için ödediğin ücreti bir sonraki faturanda geri veriyoruz. Hemen yeniden isteyebilirsin; ekibimiz hatayı inceliyor ve sana dönecek.`,
  },
  number: {
    subject: (about) => `${about} numarası henüz SIM’inde değil`,
    says: (about) =>
      `hattının numarası artık ${about}, ama şebeke onu henüz SIM’ine tanımlamadı. Ekibimiz şimdi konuyla ilgileniyor ve sana dönecek.`,
  },
  settings: {
    subject: (about) => `${about} için bir ayar şebekede henüz geçerli değil`,
    says: (about) =>
      `${about} hattının bir ayarını, örneğin bir blokeyi, harcama korumanı ya da internet hakkını şebeke henüz uygulamadı. Ekibimiz şimdi konuyla ilgileniyor ve sana dönecek.`,
  },
  porting: {
    subject: (about) => `${about} numarasını taşırken sana yardımcı oluyoruz`,
    says: (about) =>
      `${about} numaranı almak için şu anki operatörüne ulaşamadık. Oradaki sözleşmen aynen sürüyor, ulaşılabilir kalıyorsun ve numara gelmeden yeni tarifenin ücreti işlemez. Ekibimiz şimdi konuyla ilgileniyor ve sana dönecek.`,
  },
  jersey: {
    subject: (about) => `${about} numaralı siparişindeki forma gecikiyor`,
    says: (about) =>
      `${about} numaralı siparişindeki formayı henüz gönderime veremedik. Ödemen tamam, senin bir şey yapman gerekmiyor. Ekibimiz şimdi konuyla ilgileniyor ve yeni teslim tarihini sana bildirecek.`,
  },
  refund: {
    subject: (about) => `${about} tutarındaki iaden ulaşmadı`,
    says: (about) =>
      `sana ${about} iade etmek istedik, ama para ödeme yaptığın yolla geri gönderilemedi. Bu para hâlâ senin hakkın. Ekibimiz şimdi konuyla ilgileniyor ve seninle bir hesap belirlemek için sana dönecek.`,
  },
  refundCredited: {
    subject: (about) => `${about} tutarındaki iadeni faturandan düşüyoruz`,
    says: (about) =>
      `${about} tutarındaki iadenin sana ulaşmadığını ve seninle bir hesap belirleyeceğimizi yazmıştık. Bu arada bankan ilgili ödemeyi geri aldı; biz de o ödemeyi bir sonraki faturana ekliyoruz. İadeni de aynı faturadan düşüyoruz, bu yüzden artık hesabına göndermiyoruz. Bir şey yapmana gerek yok.`,
  },
};

const germanMail = ({ subject, says }: Core, { greeting, club, hotline, ticket, about }: Facts): Letter =>
  german(
    { greeting, club },
    `${subject(about)} (${ticket})`,
    says(about),
    facts(["Vorgang", ticket]),
    aside(`Eilt es? Ruf uns an: ${GERMAN.call(hotline)}.`),
  );

const turkishMail = ({ subject, says }: Core, { greeting, club, hotline, ticket, about }: Facts): Letter =>
  turkish(
    { greeting, club },
    `${subject(about)} (${ticket})`,
    says(about),
    facts(["Kayıt numaran", ticket]),
    aside(`Acelen mi var? Bizi ara: ${TURKISH.call(hotline)}.`),
  );

/** The mail to a fan whose case staff finish by hand. */
export function careMail(language: Language, kind: CareKind, facts: Facts): Letter {
  return language === "de" ? germanMail(DE[kind], facts) : turkishMail(TR[kind], facts);
}
