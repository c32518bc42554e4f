import type { Language } from "@tribun/domain";

export type LinkPageWords = { readonly title: string; readonly text: string; readonly action: string };
/** `late`: the link was valid once. */
export type LinkPageKind = "ask" | "done" | "late" | "unknown" | "tooMany";

type Page = Record<LinkPageKind, (club: string) => LinkPageWords>;

const unknownDe = (club: string): LinkPageWords => ({
  title: "Der Link ist nicht vollständig",
  text: "Manche Programme trennen lange Links. Öffne ihn noch einmal direkt aus der Nachricht oder kopier ihn ganz. Klappt es nicht, ruf uns gleich an.",
  action: `Zu ${club}`,
});
const tooManyDe = (club: string): LinkPageWords => ({
  title: "Kurze Pause",
  text: "Von hier kamen gerade sehr viele Anfragen. Versuch es in einer Minute noch einmal.",
  action: `Zu ${club}`,
});
const unknownTr = (club: string): LinkPageWords => ({
  title: "Bağlantı eksik",
  text: "Bazı programlar uzun bağlantıları böler. Bağlantıyı mesajdan yeniden aç ya da tamamını kopyala. Yine olmazsa hemen bizi ara.",
  action: `${club} sayfasına git`,
});
const tooManyTr = (club: string): LinkPageWords => ({
  title: "Kısa bir ara",
  text: "Buradan az önce çok fazla istek geldi. Bir dakika sonra yeniden dene.",
  action: `${club} sayfasına git`,
});

/** Page of the link that undoes a change of phone or mailbox. */
export const UNDO_WORDS: Record<Language, Page> = {
  de: {
    ask: (club) => ({
      title: "Änderung rückgängig machen",
      text: `Dein Konto bei ${club} bekommt die Handynummer oder E-Mail-Adresse zurück, die es vorher hatte. Alle Geräte werden abgemeldet, und dein Passwort gilt nicht mehr: Du wählst gleich ein neues.`,
      action: "Rückgängig machen",
    }),
    done: () => ({
      title: "Die Änderung ist rückgängig gemacht",
      text: "Dein Konto ist wieder wie vorher, und alle Geräte sind abgemeldet. Wähl jetzt ein neues Passwort. Schau danach im Profil nach, ob sonst alles stimmt.",
      action: "Neues Passwort wählen",
    }),
    late: (club) => ({
      title: "Dafür ist es zu spät",
      text: "Diese Änderung lässt sich mit dem Link nicht mehr rückgängig machen. Ruf uns gleich an, wir helfen dir.",
      action: `Zu ${club}`,
    }),
    unknown: unknownDe,
    tooMany: tooManyDe,
  },
  tr: {
    ask: (club) => ({
      title: "Değişikliği geri al",
      text: `${club} hesabın önceki cep numarasına ya da e-posta adresine geri döner. Bütün cihazlarda oturum kapanır ve parolan geçersiz olur: Hemen ardından yeni bir parola belirlersin.`,
      action: "Geri al",
    }),
    done: () => ({
      title: "Değişiklik geri alındı",
      text: "Hesabın eski hâline döndü ve bütün cihazlarda oturum kapandı. Şimdi yeni bir parola belirle. Sonra profilinde başka bir şeyin değişip değişmediğine bak.",
      action: "Yeni parola belirle",
    }),
    late: (club) => ({
      title: "Bunun için artık geç",
      text: "Bu değişiklik bağlantıyla geri alınamıyor. Hemen bizi ara, sana yardım ederiz.",
      action: `${club} sayfasına git`,
    }),
    unknown: unknownTr,
    tooMany: tooManyTr,
  },
};

/** Page of the link that stops a SIM replacement. */
export const STOP_WORDS: Record<Language, Page> = {
  de: {
    ask: (club) => ({
      title: "SIM-Tausch stoppen",
      text: `Hast du bei ${club} keine neue SIM bestellt, stoppst du sie hier. Dein Anschluss wird dabei sofort gesperrt, alle Geräte werden abgemeldet, und du wählst ein neues Passwort. Danach entsperrst du den Anschluss selbst. Der Notruf 112 geht weiterhin.`,
      action: "Stoppen und sperren",
    }),
    done: () => ({
      title: "Gestoppt und gesperrt",
      text: "Die neue SIM gilt nicht, dein Anschluss ist gesperrt, und alle Geräte sind abgemeldet. Wähl jetzt ein neues Passwort und heb die Sperre danach in deinem Konto wieder auf.",
      action: "Neues Passwort wählen",
    }),
    late: (club) => ({
      title: "Dafür ist es zu spät",
      text: "Diese Bestellung lässt sich mit dem Link nicht mehr stoppen. War sie nicht von dir, ruf uns gleich an.",
      action: `Zu ${club}`,
    }),
    unknown: unknownDe,
    tooMany: tooManyDe,
  },
  tr: {
    ask: (club) => ({
      title: "SIM değişikliğini durdur",
      text: `${club} üzerinden yeni bir SIM istemediysen buradan durdurabilirsin. Hattın hemen bloke edilir, bütün cihazlarda oturum kapanır ve yeni bir parola belirlersin. Ardından blokeyi kendin kaldırırsın. 112 acil çağrısı çalışmaya devam eder.`,
      action: "Durdur ve bloke et",
    }),
    done: () => ({
      title: "Durduruldu ve bloke edildi",
      text: "Yeni SIM geçersiz, hattın bloke ve bütün cihazlarda oturum kapalı. Şimdi yeni bir parola belirle, sonra hesabında blokeyi kaldır.",
      action: "Yeni parola belirle",
    }),
    late: (club) => ({
      title: "Bunun için artık geç",
      text: "Bu SIM isteği bağlantıyla durdurulamıyor. İstek senden gelmediyse hemen bizi ara.",
      action: `${club} sayfasına git`,
    }),
    unknown: unknownTr,
    tooMany: tooManyTr,
  },
};

/** Page of the link that proves the address of a card. */
export const CARD_ADDRESS_WORDS: Record<Language, Page> = {
  de: {
    ask: () => ({
      title: "Adresse für die SIM-Karte bestätigen",
      text: "Deine neue SIM-Karte soll an eine Adresse gehen, die neu ist. Die Adresse steht in der E-Mail. Stimmt sie, schicken wir die Karte los.",
      action: "Adresse bestätigen",
    }),
    done: (club) => ({
      title: "Die Karte geht auf die Reise",
      text: "Die Adresse ist bestätigt. Sobald die Karte unterwegs ist, bekommst du eine E-Mail von uns.",
      action: `Zu ${club}`,
    }),
    late: (club) => ({
      title: "Diese Bestellung gibt es nicht mehr",
      text: "Sie wurde gestoppt oder durch eine neue ersetzt. Brauchst du noch eine SIM-Karte, bestell sie in deinem Konto.",
      action: `Zu ${club}`,
    }),
    unknown: unknownDe,
    tooMany: tooManyDe,
  },
  tr: {
    ask: () => ({
      title: "SIM kartın adresini onayla",
      text: "Yeni SIM kartın yeni bir adrese gidecek. Adres e-postada yazıyor. Doğruysa kartı gönderiyoruz.",
      action: "Adresi onayla",
    }),
    done: (club) => ({
      title: "Kart yola çıkıyor",
      text: "Adres onaylandı. Kart yola çıkınca sana e-posta göndereceğiz.",
      action: `${club} sayfasına git`,
    }),
    late: (club) => ({
      title: "Bu istek artık geçerli değil",
      text: "Durdurulmuş ya da yenisiyle değiştirilmiş. Hâlâ bir SIM karta ihtiyacın varsa hesabından iste.",
      action: `${club} sayfasına git`,
    }),
    unknown: unknownTr,
    tooMany: tooManyTr,
  },
};
