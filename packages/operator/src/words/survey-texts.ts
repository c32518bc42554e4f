import type { Language } from "@tribun/domain";
import { button, type Letter } from "@tribun/mails";
import { german, turkish } from "./letters.ts";
import type { LinkPageKind, LinkPageWords } from "./link-page-texts.ts";

/** Asks a mailbox's owner to confirm a guest's answers. Without a name, because a stranger may have typed the address. */
export const SURVEY_MAILS: Record<Language, (facts: { readonly club: string; readonly link: string }) => Letter> = {
  de: ({ club, link }) =>
    german(
      { club },
      `Bestätige deine Antworten bei ${club}`,
      "jemand hat mit dieser Adresse unsere Umfrage beantwortet. Warst du das, dann bestätige deine Antworten innerhalb von 72 Stunden.",
      button("Antworten bestätigen", link),
      "Erst dann zählen sie, und jedes Postfach zählt einmal. Warst du es nicht, musst du nichts tun.",
    ),
  tr: ({ club, link }) =>
    turkish(
      { club },
      `${club} anketindeki yanıtlarını onayla`,
      "bu adresle anketimiz yanıtlandı. Yanıtlayan sensen yanıtlarını 72 saat içinde onayla.",
      button("Yanıtları onayla", link),
      "Yanıtların ancak o zaman sayılır ve her posta kutusu bir kez sayılır. Yanıtlayan sen değilsen hiçbir şey yapman gerekmez.",
    ),
};

/** Page of the link in that mail. */
export const SURVEY_WORDS: Record<Language, Record<LinkPageKind, (club: string) => LinkPageWords>> = {
  de: {
    ask: () => ({
      title: "Deine Antworten bestätigen",
      text: "Mit dem Knopf zählen deine Antworten. Jedes Postfach zählt bei einer Umfrage einmal.",
      action: "Antworten bestätigen",
    }),
    done: (club) => ({
      title: "Danke, das hilft uns",
      text: "Aus deinem Postfach zählt eine Antwort. Hast du öfter geantwortet, ist es die, die du zuerst bestätigt hast.",
      action: `Zu ${club}`,
    }),
    late: (club) => ({
      title: "Der Link ist abgelaufen",
      text: "Er galt 72 Stunden. Läuft die Umfrage noch, kannst du sie noch einmal beantworten.",
      action: `Zu ${club}`,
    }),
    unknown: (club) => ({
      title: "Der Link ist nicht vollständig",
      text: "Manche Programme trennen lange Links. Öffne ihn noch einmal direkt aus der E-Mail oder kopier ihn ganz.",
      action: `Zu ${club}`,
    }),
    tooMany: (club) => ({
      title: "Kurze Pause",
      text: "Von hier kamen gerade sehr viele Anfragen. Versuch es in einer Minute noch einmal.",
      action: `Zu ${club}`,
    }),
  },
  tr: {
    ask: () => ({
      title: "Yanıtlarını onayla",
      text: "Düğmeye bastığında yanıtların sayılır. Bir ankette her posta kutusu bir kez sayılır.",
      action: "Yanıtları onayla",
    }),
    done: (club) => ({
      title: "Teşekkürler, çok işimize yarayacak",
      text: "Posta kutundan bir yanıt sayılıyor. Birden çok kez yanıtladıysan ilk onayladığın yanıt geçerli.",
      action: `${club} sayfasına git`,
    }),
    late: (club) => ({
      title: "Bağlantının süresi doldu",
      text: "Bağlantı 72 saat geçerliydi. Anket sürüyorsa yeniden yanıtlayabilirsin.",
      action: `${club} sayfasına git`,
    }),
    unknown: (club) => ({
      title: "Bağlantı eksik",
      text: "Bazı programlar uzun bağlantıları böler. Bağlantıyı e-postadan yeniden aç ya da tamamını kopyala.",
      action: `${club} sayfasına git`,
    }),
    tooMany: (club) => ({
      title: "Kısa bir ara",
      text: "Buradan az önce çok fazla istek geldi. Bir dakika sonra yeniden dene.",
      action: `${club} sayfasına git`,
    }),
  },
};
