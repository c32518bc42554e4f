import type { Language } from "@tribun/domain";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";
import type { MailText } from "./message-types.ts";

type Facts = { readonly greeting: Greeting; readonly club: string; readonly hotline: Hotline };
type NumberFacts = Facts & { readonly phone: string; readonly profile: string };

/** Link that undoes the change; undefined for a mailbox that may belong to another person. */
type Undo = { readonly link: string | undefined };

const undoDe = ({ link, hotline }: Facts & Undo) =>
  link === undefined
    ? `Warst du das nicht? Ruf uns gleich an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.`
    : `Warst du das nicht? Mit diesem Link machst du es drei Tage lang rückgängig. Danach ist niemand mehr angemeldet, und du wählst ein neues Passwort:
${link}`;
const undoTr = ({ link, hotline }: Facts & Undo) =>
  link === undefined
    ? `Bunu sen yapmadıysan hemen bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.`
    : `Bunu sen yapmadıysan bu bağlantıyla üç gün içinde geri alabilirsin. Ardından bütün oturumlar kapanır ve yeni bir parola belirlersin:
${link}`;

/** The operator's mails to fans about their account. */
export type AccountMails = {
  readonly confirmAddress: (facts: Facts & { readonly link: string }) => MailText;
  readonly confirmAdvertising: (facts: Facts & { readonly link: string }) => MailText;
  /** Goes to the replaced address, so that no fan loses an account unnoticed. */
  readonly addressChanged: (facts: Facts & Undo) => MailText;
  readonly phoneChanged: (facts: Facts & Undo & { readonly phone: string }) => MailText;
  /** Goes to each account that names the number, before the number leaves it. */
  readonly numberLeaves: (facts: NumberFacts & { readonly day: string }) => MailText;
  readonly numberLeft: (facts: NumberFacts) => MailText;
  readonly passkeyAdded: (facts: Facts & { readonly name: string }) => MailText;
  readonly deleted: (facts: Facts) => MailText;
};

export const ACCOUNT_MAILS: Record<Language, AccountMails> = {
  de: {
    confirmAddress: ({ greeting, club, link }) => ({
      subject: `Bestätige deine E-Mail-Adresse bei ${club}`,
      text: `${greeting},

mit diesem Link bestätigst du, dass diese Adresse dir gehört. Er gilt 72 Stunden und nur einmal:
${link}

Bis dahin bleibt alles, wie es ist. Hast du das nicht angestoßen, brauchst du nichts zu tun.

Deine Mannschaft von ${club}`,
    }),
    confirmAdvertising: ({ greeting, club, link }) => ({
      subject: `Möchtest du Neuigkeiten von ${club} per E-Mail?`,
      text: `${greeting},

du hast angekreuzt, dass wir dir Neuigkeiten und Angebote per E-Mail schicken dürfen. Erst mit diesem Link gilt deine Einwilligung; er bleibt 72 Stunden gültig:
${link}

Ohne Klick schicken wir dir keine Werbung. Widerrufen kannst du jederzeit in deinem Profil oder mit dem Link am Ende jeder dieser E-Mails.

Deine Mannschaft von ${club}`,
    }),
    addressChanged: ({ greeting, club, ...facts }) => ({
      subject: "Deine E-Mail-Adresse wurde geändert",
      text: `${greeting},

dein Konto bei ${club} hat seit eben eine andere E-Mail-Adresse. Diese hier verwenden wir nicht mehr.

${undoDe({ greeting, club, ...facts })}

Deine Mannschaft von ${club}`,
    }),
    phoneChanged: ({ greeting, club, phone, ...facts }) => ({
      subject: "Deine Handynummer wurde geändert",
      text: `${greeting},

für dein Konto bei ${club} gilt jetzt die Handynummer ${phone}. Mit ihr kannst du dich auch anmelden.

${undoDe({ greeting, club, ...facts })}

Deine Mannschaft von ${club}`,
    }),
    numberLeaves: ({ greeting, club, hotline, phone, profile, day }) => ({
      subject: `Deine Nummer ${phone} verlässt bald dein Konto`,
      text: `${greeting},

die Nummer ${phone} ist bei uns bis einschließlich ${day} in Betrieb. Danach trennen wir sie von deinem Konto bei ${club}: Du meldest dich dann mit deiner E-Mail-Adresse an, und Codes per SMS gehen nicht mehr an diese Nummer.

Bestätige bis dahin in deinem Profil eine andere Handynummer und deine E-Mail-Adresse. Dann kommst du auch mit vergessenem Passwort in dein Konto. Nimmst du die Nummer zu einem anderen Anbieter mit, bestätigst du sie nach dem Wechsel neu:
${profile}

Fragen? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    numberLeft: ({ greeting, club, hotline, phone, profile }) => ({
      subject: "Deine Handynummer gehört nicht mehr zu deinem Konto",
      text: `${greeting},

die Nummer ${phone} gehört nicht mehr zu deinem Konto bei ${club}, weil sie an jemand anderen gehen kann. Melde dich ab jetzt mit dieser E-Mail-Adresse an. Hast du dein Passwort vergessen, schicken wir dir einen Link an deine bestätigte E-Mail-Adresse.

Bestätige in deinem Profil die Nummer, unter der du jetzt erreichbar bist:
${profile}

Fragen? Ruf uns an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
    passkeyAdded: ({ greeting, club, hotline, name }) => ({
      subject: "Neuer Passkey für dein Konto",
      text: `${greeting},

dein Konto bei ${club} hat einen neuen Passkey: „${name}“. Mit ihm kommst du ohne Passwort hinein. In deinem Profil kannst du ihn wieder entfernen.

${undoDe({ greeting, club, hotline, link: undefined })}

Deine Mannschaft von ${club}`,
    }),
    deleted: ({ greeting, club, hotline }) => ({
      subject: `Dein Konto bei ${club} ist gelöscht`,
      text: `${greeting},

dein Konto ist gelöscht, und du bist überall abgemeldet. Was wir nach dem Gesetz noch aufbewahren müssen, zum Beispiel Rechnungen, ist gesperrt und verschwindet mit Ablauf der Frist.

Warst du das nicht? Ruf uns gleich an: ${hotline.shortCode} aus unserem Netz oder kostenlos ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
  },
  tr: {
    confirmAddress: ({ greeting, club, link }) => ({
      subject: `${club} hesabındaki e-posta adresini onayla`,
      text: `${greeting},

bu bağlantıyla adresin sana ait olduğunu onaylarsın. Bağlantı 72 saat ve bir kez geçerlidir:
${link}

O zamana kadar her şey olduğu gibi kalır. Bunu sen istemediysen bir şey yapmana gerek yok.

${club} takımın`,
    }),
    confirmAdvertising: ({ greeting, club, link }) => ({
      subject: `${club} haberlerini e-postayla ister misin?`,
      text: `${greeting},

sana haber ve fırsatları e-postayla gönderebileceğimizi işaretledin. İznin ancak bu bağlantıyla geçerli olur; bağlantı 72 saat geçerlidir:
${link}

Tıklamazsan reklam göndermeyiz. İznini profilinden ya da bu e-postaların sonundaki bağlantıyla istediğin zaman geri alabilirsin.

${club} takımın`,
    }),
    addressChanged: ({ greeting, club, ...facts }) => ({
      subject: "E-posta adresin değiştirildi",
      text: `${greeting},

${club} hesabının e-posta adresi az önce değiştirildi. Bu adresi artık kullanmıyoruz.

${undoTr({ greeting, club, ...facts })}

${club} takımın`,
    }),
    phoneChanged: ({ greeting, club, phone, ...facts }) => ({
      subject: "Cep numaran değiştirildi",
      text: `${greeting},

${club} hesabında artık ${phone} numarası geçerli. Bu numarayla giriş de yapabilirsin.

${undoTr({ greeting, club, ...facts })}

${club} takımın`,
    }),
    numberLeaves: ({ greeting, club, hotline, phone, profile, day }) => ({
      subject: `${phone} numarası yakında hesabından çıkıyor`,
      text: `${greeting},

${phone} numarası bizde ${day} günü sonuna kadar kullanımda. Sonrasında bu numarayı ${club} hesabından ayırıyoruz: E-posta adresinle giriş yaparsın, SMS kodları artık bu numaraya gitmez.

O güne kadar profilinde başka bir cep numarasını ve e-posta adresini onayla. Böylece parolanı unutsan da hesabına girersin. Numaranı başka bir operatöre taşıyorsan geçişten sonra yeniden onaylaman yeterli:
${profile}

Soruların için bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
    numberLeft: ({ greeting, club, hotline, phone, profile }) => ({
      subject: "Cep numaran artık hesabına bağlı değil",
      text: `${greeting},

${phone} numarası başka birine geçebileceği için artık ${club} hesabına bağlı değil. Bundan sonra bu e-posta adresiyle giriş yap. Parolanı unuttuysan onaylanmış e-posta adresine bir bağlantı göndeririz.

Şu an kullandığın numarayı profilinde onayla:
${profile}

Soruların için bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
    passkeyAdded: ({ greeting, club, hotline, name }) => ({
      subject: "Hesabına yeni bir geçiş anahtarı eklendi",
      text: `${greeting},

${club} hesabına yeni bir geçiş anahtarı eklendi: “${name}”. Onunla parolasız giriş yaparsın. İstersen profilinden kaldırabilirsin.

${undoTr({ greeting, club, hotline, link: undefined })}

${club} takımın`,
    }),
    deleted: ({ greeting, club, hotline }) => ({
      subject: `${club} hesabın silindi`,
      text: `${greeting},

hesabın silindi ve bütün cihazlarda oturumun kapatıldı. Yasa gereği saklamamız gerekenler, örneğin faturalar, kilitlendi ve süresi dolunca yok edilecek.

Bunu sen yapmadıysan hemen bizi ara: kendi hattımızdan ${hotline.shortCode}, Almanya’daki tüm şebekelerden ücretsiz ${hotline.freeNumber}.

${club} takımın`,
    }),
  },
};

type SmsFacts = { readonly club: string; readonly phone: string; readonly link: string };

type AccountSms = Record<"addressChanged" | "phoneChanged", (facts: SmsFacts) => string> & {
  /** To an account whose mailbox another account has proven. */
  readonly mailboxLeft: (facts: { readonly club: string; readonly profile: string }) => string;
};

/** The same by SMS to the account's previous phone. */
export const ACCOUNT_SMS: Record<Language, AccountSms> = {
  de: {
    addressChanged: ({ club, link }) =>
      `Dein Konto bei ${club} hat jetzt eine andere E-Mail-Adresse. Warst du das nicht? Drei Tage lang machst du es hier rückgängig: ${link}`,
    phoneChanged: ({ club, phone, link }) =>
      `Für dein Konto bei ${club} gilt jetzt die Handynummer ${phone}. Warst du das nicht? Drei Tage lang machst du es hier rückgängig: ${link}`,
    mailboxLeft: ({ club, profile }) =>
      `Deinem Konto bei ${club} fehlt eine E-Mail-Adresse: Die bisherige war nicht bestätigt und gehört jetzt zu einem anderen Konto. Gib hier eine neue an: ${profile}`,
  },
  tr: {
    addressChanged: ({ club, link }) =>
      `${club} hesabının e-posta adresi değişti. Bunu sen yapmadıysan üç gün içinde buradan geri al: ${link}`,
    phoneChanged: ({ club, phone, link }) =>
      `${club} hesabında artık ${phone} numarası geçerli. Bunu sen yapmadıysan üç gün içinde buradan geri al: ${link}`,
    mailboxLeft: ({ club, profile }) =>
      `${club} hesabının e-posta adresi yok: Önceki adres onaylanmamıştı ve artık başka bir hesaba ait. Yeni adresini buradan gir: ${profile}`,
  },
};
