import type { Language } from "@tribun/domain";
import { button, type Content, type Letter, note } from "@tribun/mails";
import { DE, TR, german, turkish } from "./letters.ts";
import type { Hotline } from "../base/teams.ts";
import type { Greeting } from "./greeting.ts";

type Facts = { readonly greeting: Greeting; readonly club: string; readonly hotline: Hotline };
type NumberFacts = Facts & { readonly phone: string; readonly profile: string };

/** Link that undoes the change; undefined for a mailbox that may belong to another person. */
type Undo = { readonly link: string | undefined };

const undoDe = ({ link, hotline }: Facts & Undo): Content =>
  link === undefined
    ? DE.notYou(hotline)
    : [
        note(
          "Warst du das nicht? Mit diesem Link machst du es drei Tage lang rückgängig. Danach ist niemand mehr angemeldet, und du wählst ein neues Passwort.",
        ),
        button("Änderung rückgängig machen", link),
      ];
const undoTr = ({ link, hotline }: Facts & Undo): Content =>
  link === undefined
    ? TR.notYou(hotline)
    : [
        note(
          "Bunu sen yapmadıysan bu bağlantıyla üç gün içinde geri alabilirsin. Ardından bütün oturumlar kapanır ve yeni bir parola belirlersin.",
        ),
        button("Değişikliği geri al", link),
      ];

/** The operator's mails to fans about their account. */
export type AccountMails = {
  readonly confirmAddress: (facts: Facts & { readonly link: string }) => Letter;
  readonly confirmAdvertising: (facts: Facts & { readonly link: string }) => Letter;
  /** Goes to the replaced address, so that no fan loses an account unnoticed. */
  readonly addressChanged: (facts: Facts & Undo) => Letter;
  readonly phoneChanged: (facts: Facts & Undo & { readonly phone: string }) => Letter;
  /** Goes to each account that names the number, before the number leaves it. */
  readonly numberLeaves: (facts: NumberFacts & { readonly day: string }) => Letter;
  readonly numberLeft: (facts: NumberFacts) => Letter;
  readonly passkeyAdded: (facts: Facts & { readonly name: string }) => Letter;
  readonly deleted: (facts: Facts) => Letter;
};

export const ACCOUNT_MAILS: Record<Language, AccountMails> = {
  de: {
    confirmAddress: ({ greeting, club, link }) =>
      german(
        { greeting, club },
        `Bestätige deine E-Mail-Adresse bei ${club}`,
        "bestätige bitte, dass diese Adresse dir gehört. Der Link gilt 72 Stunden und nur einmal.",
        button("Adresse bestätigen", link),
        "Bis dahin bleibt alles, wie es ist. Hast du das nicht angestoßen, brauchst du nichts zu tun.",
      ),
    confirmAdvertising: ({ greeting, club, link }) =>
      german(
        { greeting, club },
        `Möchtest du Neuigkeiten von ${club} per E-Mail?`,
        "du hast angekreuzt, dass wir dir Neuigkeiten und Angebote per E-Mail schicken dürfen. Erst mit diesem Link gilt deine Einwilligung; er bleibt 72 Stunden gültig.",
        button("Ja, Neuigkeiten schicken", link),
        "Ohne Klick schicken wir dir keine Werbung. Widerrufen kannst du jederzeit in deinem Profil oder mit dem Link am Ende jeder dieser E-Mails.",
      ),
    addressChanged: ({ greeting, club, ...facts }) =>
      german(
        { greeting, club },
        "Deine E-Mail-Adresse wurde geändert",
        `dein Konto bei ${club} hat seit eben eine andere E-Mail-Adresse. Diese hier verwenden wir nicht mehr.`,
        undoDe({ greeting, club, ...facts }),
      ),
    phoneChanged: ({ greeting, club, phone, ...facts }) =>
      german(
        { greeting, club },
        "Deine Handynummer wurde geändert",
        `für dein Konto bei ${club} gilt jetzt die Handynummer ${phone}. Mit ihr kannst du dich auch anmelden.`,
        undoDe({ greeting, club, ...facts }),
      ),
    numberLeaves: ({ greeting, club, hotline, phone, profile, day }) =>
      german(
        { greeting, club },
        `Deine Nummer ${phone} verlässt bald dein Konto`,
        `die Nummer ${phone} ist bei uns bis einschließlich ${day} in Betrieb. Danach trennen wir sie von deinem Konto bei ${club}: Du meldest dich dann mit deiner E-Mail-Adresse an, und Codes per SMS gehen nicht mehr an diese Nummer.`,
        "Bestätige bis dahin in deinem Profil eine andere Handynummer und deine E-Mail-Adresse. Dann kommst du auch mit vergessenem Passwort in dein Konto. Nimmst du die Nummer zu einem anderen Anbieter mit, bestätigst du sie nach dem Wechsel neu.",
        button("Zu meinem Profil", profile),
        DE.questions(hotline),
      ),
    numberLeft: ({ greeting, club, hotline, phone, profile }) =>
      german(
        { greeting, club },
        "Deine Handynummer gehört nicht mehr zu deinem Konto",
        `die Nummer ${phone} gehört nicht mehr zu deinem Konto bei ${club}, weil sie an jemand anderen gehen kann. Melde dich ab jetzt mit dieser E-Mail-Adresse an. Hast du dein Passwort vergessen, schicken wir dir einen Link an deine bestätigte E-Mail-Adresse.`,
        "Bestätige in deinem Profil die Nummer, unter der du jetzt erreichbar bist.",
        button("Zu meinem Profil", profile),
        DE.questions(hotline),
      ),
    passkeyAdded: ({ greeting, club, hotline, name }) =>
      german(
        { greeting, club },
        "Neuer Passkey für dein Konto",
        `dein Konto bei ${club} hat einen neuen Passkey: „${name}“. Mit ihm kommst du ohne Passwort hinein. In deinem Profil kannst du ihn wieder entfernen.`,
        undoDe({ greeting, club, hotline, link: undefined }),
      ),
    deleted: ({ greeting, club, hotline }) =>
      german(
        { greeting, club },
        `Dein Konto bei ${club} ist gelöscht`,
        "dein Konto ist gelöscht, und du bist überall abgemeldet. Was wir nach dem Gesetz noch aufbewahren müssen, zum Beispiel Rechnungen, ist gesperrt und verschwindet mit Ablauf der Frist.",
        DE.notYou(hotline),
      ),
  },
  tr: {
    confirmAddress: ({ greeting, club, link }) =>
      turkish(
        { greeting, club },
        `${club} hesabındaki e-posta adresini onayla`,
        "lütfen bu adresin sana ait olduğunu onayla. Bağlantı 72 saat ve bir kez geçerlidir.",
        button("Adresimi onayla", link),
        "O zamana kadar her şey olduğu gibi kalır. Bunu sen istemediysen bir şey yapmana gerek yok.",
      ),
    confirmAdvertising: ({ greeting, club, link }) =>
      turkish(
        { greeting, club },
        `${club} haberlerini e-postayla ister misin?`,
        "sana haber ve fırsatları e-postayla gönderebileceğimizi işaretledin. İznin ancak bu bağlantıyla geçerli olur; bağlantı 72 saat geçerlidir.",
        button("Evet, haberleri gönder", link),
        "Tıklamazsan reklam göndermeyiz. İznini profilinden ya da bu e-postaların sonundaki bağlantıyla istediğin zaman geri alabilirsin.",
      ),
    addressChanged: ({ greeting, club, ...facts }) =>
      turkish(
        { greeting, club },
        "E-posta adresin değiştirildi",
        `${club} hesabının e-posta adresi az önce değiştirildi. Bu adresi artık kullanmıyoruz.`,
        undoTr({ greeting, club, ...facts }),
      ),
    phoneChanged: ({ greeting, club, phone, ...facts }) =>
      turkish(
        { greeting, club },
        "Cep numaran değiştirildi",
        `${club} hesabında artık ${phone} numarası geçerli. Bu numarayla giriş de yapabilirsin.`,
        undoTr({ greeting, club, ...facts }),
      ),
    numberLeaves: ({ greeting, club, hotline, phone, profile, day }) =>
      turkish(
        { greeting, club },
        `${phone} numarası yakında hesabından çıkıyor`,
        `${phone} numarası bizde ${day} günü sonuna kadar kullanımda. Sonrasında bu numarayı ${club} hesabından ayırıyoruz: E-posta adresinle giriş yaparsın, SMS kodları artık bu numaraya gitmez.`,
        "O güne kadar profilinde başka bir cep numarasını ve e-posta adresini onayla. Böylece parolanı unutsan da hesabına girersin. Numaranı başka bir operatöre taşıyorsan geçişten sonra yeniden onaylaman yeterli.",
        button("Profilime git", profile),
        TR.questions(hotline),
      ),
    numberLeft: ({ greeting, club, hotline, phone, profile }) =>
      turkish(
        { greeting, club },
        "Cep numaran artık hesabına bağlı değil",
        `${phone} numarası başka birine geçebileceği için artık ${club} hesabına bağlı değil. Bundan sonra bu e-posta adresiyle giriş yap. Parolanı unuttuysan onaylanmış e-posta adresine bir bağlantı göndeririz.`,
        "Şu an kullandığın numarayı profilinde onayla.",
        button("Profilime git", profile),
        TR.questions(hotline),
      ),
    passkeyAdded: ({ greeting, club, hotline, name }) =>
      turkish(
        { greeting, club },
        "Hesabına yeni bir geçiş anahtarı eklendi",
        `${club} hesabına yeni bir geçiş anahtarı eklendi: “${name}”. Onunla parolasız giriş yaparsın. İstersen profilinden kaldırabilirsin.`,
        undoTr({ greeting, club, hotline, link: undefined }),
      ),
    deleted: ({ greeting, club, hotline }) =>
      turkish(
        { greeting, club },
        `${club} hesabın silindi`,
        "hesabın silindi ve bütün cihazlarda oturumun kapatıldı. Yasa gereği saklamamız gerekenler, örneğin faturalar, kilitlendi ve süresi dolunca yok edilecek.",
        TR.notYou(hotline),
      ),
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
