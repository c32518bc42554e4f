import type { Language } from "@tribun/domain";
import { aside, type Block, type Letter, link } from "@tribun/mails";
import { german, turkish } from "./letters.ts";
import type { Greeting } from "./greeting.ts";

type Words = { readonly title: string; readonly text: string; readonly action: string };

/** Texts about advertising by mail, and of the page that ends it. */
export type AdvertisingTexts = {
  /** First mail after the double opt-in: announces the content and how to stop it. */
  readonly begins: (facts: { readonly greeting: Greeting; readonly club: string }) => Letter;
  /** Footer of every mail. */
  readonly foot: (facts: { readonly club: string; readonly link: string }) => readonly Block[];
  readonly page: {
    readonly ask: (club: string) => Words;
    readonly done: (club: string) => Words;
    readonly unknown: (club: string) => Words;
    readonly tooMany: (club: string) => Words;
  };
};

/** In both languages. */
export const ADVERTISING_TEXTS: Record<Language, AdvertisingTexts> = {
  de: {
    begins: ({ greeting, club }) =>
      german(
        { greeting, club },
        `Du bekommst jetzt Neuigkeiten von ${club}`,
        "deine Einwilligung ist da: Ab jetzt erfährst du per E-Mail von neuen Tarifen, Aktionen und Gewinnspielen.",
      ),
    foot: ({ club, link: url }) => [
      aside(`Keine Werbung mehr von ${club}? Ein Klick genügt, ohne Anmeldung.`),
      link("Werbung abbestellen", url),
    ],
    page: {
      ask: (club) => ({
        title: "Werbung abbestellen",
        text: `Mit einem Klick bekommst du von ${club} keine Werbung mehr per E-Mail. Was deinen Vertrag, deine Rechnungen und Gewinnspiele angeht, an denen du teilnimmst, schreiben wir dir weiter.`,
        action: "Werbung abbestellen",
      }),
      done: (club) => ({
        title: "Werbung abbestellt",
        text: `Von ${club} bekommst du keine Werbung mehr per E-Mail. Deine Teilnahme an Gewinnspielen bleibt bestehen, nur deine Anfangsbuchstaben stehen in keinem Protokoll mehr. Was gerade unterwegs ist, kann dich noch erreichen.`,
        action: `Zu ${club}`,
      }),
      unknown: (club) => ({
        title: "Der Link ist nicht vollständig",
        text: "Manche Mailprogramme trennen lange Links. Öffne ihn noch einmal direkt aus der E-Mail oder kopier ihn ganz. Klappt es nicht, ruf uns an, dann bestellen wir die Werbung für dich ab.",
        action: `Zu ${club}`,
      }),
      tooMany: (club) => ({
        title: "Kurze Pause",
        text: "Von hier kamen gerade sehr viele Anfragen. Versuch es in einer Minute noch einmal.",
        action: `Zu ${club}`,
      }),
    },
  },
  tr: {
    begins: ({ greeting, club }) =>
      turkish(
        { greeting, club },
        `${club} haberleri artık sende`,
        "iznini aldık: Yeni tarifeleri, kampanyaları ve çekilişleri artık e-postayla öğreneceksin.",
      ),
    foot: ({ club, link: url }) => [
      aside(`Reklam almak istemiyorsan ${club} için tek tık yeter, giriş yapman gerekmez.`),
      link("Reklamları durdur", url),
    ],
    page: {
      ask: (club) => ({
        title: "Reklamları durdur",
        text: `Tek tıkla ${club} sana artık e-postayla reklam göndermez. Sözleşmen, faturaların ve katıldığın çekilişlerle ilgili yazmaya devam ederiz.`,
        action: "Reklamları durdur",
      }),
      done: (club) => ({
        title: "Reklamlar durduruldu",
        text: `${club} sana artık e-postayla reklam göndermeyecek. Çekilişlere katılımın geçerli kalır, yalnızca baş harflerin artık hiçbir tutanakta yazmaz. Şu anda yolda olan bir e-posta yine de ulaşabilir.`,
        action: `${club} ana sayfası`,
      }),
      unknown: (club) => ({
        title: "Bağlantı eksik",
        text: "Bazı e-posta programları uzun bağlantıları böler. Bağlantıyı doğrudan e-postadan yeniden aç ya da tamamını kopyala. Olmazsa bizi ara, reklamları senin için durduralım.",
        action: `${club} ana sayfası`,
      }),
      tooMany: (club) => ({
        title: "Kısa bir mola",
        text: "Buradan az önce çok fazla istek geldi. Bir dakika sonra yeniden dene.",
        action: `${club} ana sayfası`,
      }),
    },
  },
};
