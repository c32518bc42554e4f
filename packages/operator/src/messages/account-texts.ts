import type { Language } from "@tribun/domain";
import type { Hotline } from "../teams.ts";
import type { MailText } from "./messages.ts";

type Facts = { readonly firstName: string; readonly club: string; readonly hotline: Hotline };

/** Where the change is taken back; undefined for a mailbox that may be somebody else's. */
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

/** What the operator writes to fans about their account. */
export type AccountMails = {
  readonly confirmAddress: (facts: Facts & { readonly link: string }) => MailText;
  readonly confirmAdvertising: (facts: Facts & { readonly link: string }) => MailText;
  /** Goes to the address that was replaced, so that nobody loses an account unnoticed. */
  readonly addressChanged: (facts: Facts & Undo) => MailText;
  readonly phoneChanged: (facts: Facts & Undo & { readonly phone: string }) => MailText;
  readonly passkeyAdded: (facts: Facts & { readonly name: string }) => MailText;
  readonly deleted: (facts: Facts) => MailText;
};

export const ACCOUNT_MAILS: Record<Language, AccountMails> = {
  de: {
    confirmAddress: ({ firstName, club, link }) => ({
      subject: `Bestätige deine E-Mail-Adresse bei ${club}`,
      text: `Hallo ${firstName},

mit diesem Link bestätigst du, dass diese Adresse dir gehört. Er gilt 72 Stunden und nur einmal:
${link}

Bis dahin bleibt alles, wie es ist. Hast du das nicht angestoßen, brauchst du nichts zu tun.

Deine Mannschaft von ${club}`,
    }),
    confirmAdvertising: ({ firstName, club, link }) => ({
      subject: `Möchtest du Neuigkeiten von ${club} per E-Mail?`,
      text: `Hallo ${firstName},

du hast angekreuzt, dass wir dir Neuigkeiten und Angebote per E-Mail schicken dürfen. Erst mit diesem Link gilt deine Einwilligung; er bleibt 72 Stunden gültig:
${link}

Ohne Klick schicken wir dir keine Werbung. Widerrufen kannst du jederzeit in deinem Profil oder mit dem Link am Ende jeder dieser Mails.

Deine Mannschaft von ${club}`,
    }),
    addressChanged: ({ firstName, club, ...facts }) => ({
      subject: "Deine E-Mail-Adresse wurde geändert",
      text: `Hallo ${firstName},

dein Konto bei ${club} hat seit eben eine andere E-Mail-Adresse. Diese hier verwenden wir nicht mehr.

${undoDe({ firstName, club, ...facts })}

Deine Mannschaft von ${club}`,
    }),
    phoneChanged: ({ firstName, club, phone, ...facts }) => ({
      subject: "Deine Handynummer wurde geändert",
      text: `Hallo ${firstName},

für dein Konto bei ${club} gilt jetzt die Handynummer ${phone}. Mit ihr kannst du dich auch anmelden.

${undoDe({ firstName, club, ...facts })}

Deine Mannschaft von ${club}`,
    }),
    passkeyAdded: ({ firstName, club, hotline, name }) => ({
      subject: "Neuer Passkey für dein Konto",
      text: `Hallo ${firstName},

dein Konto bei ${club} hat einen neuen Passkey: „${name}“. Mit ihm kommst du ohne Passwort hinein. In deinem Profil kannst du ihn wieder entfernen.

${undoDe({ firstName, club, hotline, link: undefined })}

Deine Mannschaft von ${club}`,
    }),
    deleted: ({ firstName, club, hotline }) => ({
      subject: `Dein Konto bei ${club} ist gelöscht`,
      text: `Hallo ${firstName},

dein Konto ist gelöscht, und du bist überall abgemeldet. Was wir nach dem Gesetz noch aufbewahren müssen, zum Beispiel Rechnungen, ist gesperrt und verschwindet mit Ablauf der Frist.

Warst du das nicht? Ruf uns gleich an: ${hotline.shortCode} aus unserem Netz oder kostenfrei ${hotline.freeNumber}.

Deine Mannschaft von ${club}`,
    }),
  },
  tr: {
    confirmAddress: ({ firstName, club, link }) => ({
      subject: `${club} hesabındaki e-posta adresini onayla`,
      text: `Merhaba ${firstName},

bu bağlantıyla adresin sana ait olduğunu onaylarsın. Bağlantı 72 saat ve bir kez geçerlidir:
${link}

O zamana kadar her şey olduğu gibi kalır. Bunu sen istemediysen bir şey yapmana gerek yok.

${club} takımın`,
    }),
    confirmAdvertising: ({ firstName, club, link }) => ({
      subject: `${club} haberlerini e-postayla ister misin?`,
      text: `Merhaba ${firstName},

sana haber ve fırsatları e-postayla gönderebileceğimizi işaretledin. İznin ancak bu bağlantıyla geçerli olur; bağlantı 72 saat geçerlidir:
${link}

Tıklamazsan reklam göndermeyiz. İznini profilinden ya da bu e-postaların sonundaki bağlantıyla istediğin zaman geri alabilirsin.

${club} takımın`,
    }),
    addressChanged: ({ firstName, club, ...facts }) => ({
      subject: "E-posta adresin değiştirildi",
      text: `Merhaba ${firstName},

${club} hesabının e-posta adresi az önce değiştirildi. Bu adresi artık kullanmıyoruz.

${undoTr({ firstName, club, ...facts })}

${club} takımın`,
    }),
    phoneChanged: ({ firstName, club, phone, ...facts }) => ({
      subject: "Cep numaran değiştirildi",
      text: `Merhaba ${firstName},

${club} hesabında artık ${phone} numarası geçerli. Bu numarayla giriş de yapabilirsin.

${undoTr({ firstName, club, ...facts })}

${club} takımın`,
    }),
    passkeyAdded: ({ firstName, club, hotline, name }) => ({
      subject: "Hesabına yeni bir geçiş anahtarı eklendi",
      text: `Merhaba ${firstName},

${club} hesabına yeni bir geçiş anahtarı eklendi: “${name}”. Onunla parolasız giriş yaparsın. İstersen profilinden kaldırabilirsin.

${undoTr({ firstName, club, hotline, link: undefined })}

${club} takımın`,
    }),
    deleted: ({ firstName, club, hotline }) => ({
      subject: `${club} hesabın silindi`,
      text: `Merhaba ${firstName},

hesabın silindi ve bütün cihazlarda oturumun kapatıldı. Yasa gereği saklamamız gerekenler, örneğin faturalar, kilitlendi ve süresi dolunca yok edilecek.

Bunu sen yapmadıysan hemen bizi ara: bizim hattımızdan ${hotline.shortCode}, ücretsiz olarak ${hotline.freeNumber}.

${club} takımın`,
    }),
  },
};

type SmsFacts = { readonly club: string; readonly phone: string; readonly link: string };

/** The same by SMS to the phone that the account had before. */
export const ACCOUNT_SMS: Record<Language, Record<"addressChanged" | "phoneChanged", (facts: SmsFacts) => string>> = {
  de: {
    addressChanged: ({ club, link }) =>
      `Dein Konto bei ${club} hat jetzt eine andere E-Mail-Adresse. Warst du das nicht? Drei Tage lang machst du es hier rückgängig: ${link}`,
    phoneChanged: ({ club, phone, link }) =>
      `Für dein Konto bei ${club} gilt jetzt die Handynummer ${phone}. Warst du das nicht? Drei Tage lang machst du es hier rückgängig: ${link}`,
  },
  tr: {
    addressChanged: ({ club, link }) =>
      `${club} hesabının e-posta adresi değişti. Bunu sen yapmadıysan üç gün içinde buradan geri al: ${link}`,
    phoneChanged: ({ club, phone, link }) =>
      `${club} hesabında artık ${phone} numarası geçerli. Bunu sen yapmadıysan üç gün içinde buradan geri al: ${link}`,
  },
};
