import type { Language } from "@tribun/domain";
import type { PushNote } from "../ports/push.ts";
import { giveawayPaths } from "./giveaway-paths.ts";

/** Kinds of push messages. */
export const PUSH_KINDS = [
  "holdEnding",
  "orderActive",
  "orderDeclined",
  "orderEnded",
  "portingDated",
  "portingDeclined",
  "portingDone",
  "newBill",
  "drawn",
  "numberChanged",
  "rewardBooked",
  "rewardEnding",
] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/**
 * Returns the push message that accompanies a mail, if there is one. Receipts, reminders, blocks and messages for which the law requires a
 * durable form have none: they go by mail only.
 */
export function pushOf(mail: "order" | "porting" | "invoice", kind: string): PushKind | undefined {
  return BESIDE[`${mail}.${kind}`];
}

const BESIDE: Readonly<Record<string, PushKind>> = {
  "order.active": "orderActive",
  "order.failed": "orderDeclined",
  "order.refunded": "orderEnded",
  "porting.scheduled": "portingDated",
  "porting.declined": "portingDeclined",
  "porting.completed": "portingDone",
  "invoice.issued": "newBill",
};

type Words = Readonly<Record<PushKind, readonly [title: string, body: string]>>;

// Others may see the screen, so the texts contain no names, numbers, amounts, days or codes. The linked page has the details.
const de: Words = {
  holdEnding: ["Deine Nummer wartet noch", "Gleich ist sie wieder für alle frei. Mach jetzt weiter, dann bleibt sie deine."],
  orderActive: ["Du bist im Spiel", "Dein neuer Anschluss ist aktiv."],
  orderDeclined: ["Die Zahlung hat nicht geklappt", "Deine Bestellung ist noch da. Versuch es einfach noch einmal."],
  orderEnded: ["Aus deiner Bestellung ist nichts geworden", "Warum, steht in deiner E-Mail."],
  portingDated: ["Der Tag steht fest", "Wir wissen jetzt, wann deine Nummer zu uns wechselt."],
  portingDeclined: ["Deine Nummer hängt noch fest", "Dein bisheriger Anbieter hat Nein gesagt. Sieh nach, was du tun kannst."],
  portingDone: ["Deine Nummer ist da", "Sie läuft jetzt bei uns. Du bist im Spiel."],
  newBill: ["Deine neue Rechnung ist da", "Sieh sie dir in Ruhe an. Die E-Mail dazu ist auch unterwegs."],
  numberChanged: ["Deine neue Nummer gilt", "Wie sie lautet, steht in deinem Konto. Warst du das nicht? Ruf uns gleich an."],
  rewardBooked: ["Deine Belohnung ist da", "Dein Anschluss läuft, und sie liegt auf ihm."],
  rewardEnding: ["Deine Belohnung wartet noch", "Nicht mehr lange, dann verfällt sie. Läuft dein Anschluss vorher, kommt sie von selbst."],
  drawn: ["Die Lose sind gezogen", "Das Gewinnspiel ist entschieden. Wie es für dich ausging, steht in deiner E-Mail."],
};

const tr: Words = {
  holdEnding: ["Numaran hâlâ seni bekliyor", "Birazdan yeniden herkese açılacak. Şimdi devam et, senin kalsın."],
  orderActive: ["Artık sahadasın", "Yeni hattın açıldı."],
  orderDeclined: ["Ödeme olmadı", "Siparişin duruyor. Bir kez daha denemen yeterli."],
  orderEnded: ["Siparişin tamamlanamadı", "Nedenini e-postanda bulursun."],
  portingDated: ["Gün belli oldu", "Numaranın bize ne zaman geçeceğini artık biliyoruz."],
  portingDeclined: ["Numaran henüz gelemedi", "Şimdiki operatörün hayır dedi. Neler yapabileceğine bir bak."],
  portingDone: ["Numaran geldi", "Artık bizde çalışıyor. Sahadasın."],
  newBill: ["Yeni faturan hazır", "Rahatça göz at. E-postası da yolda."],
  numberChanged: ["Yeni numaran geçerli", "Numaran hesabında yazıyor. Sen değiştirmediysen bizi hemen ara."],
  rewardBooked: ["Ödülün geldi", "Hattın açıldı, ödülün de yüklendi."],
  rewardEnding: ["Ödülün hâlâ seni bekliyor", "Süresi dolmak üzere. Hattın daha önce açılırsa kendiliğinden yüklenir."],
  drawn: ["Çekiliş yapıldı", "Kazananlar belli. Senin sonucun e-postanda."],
};

const WORDS: Record<Language, Words> = { de, tr };

/** Target of the notification, as a path of the club's app. */
function linkOf(kind: PushKind, about: string | undefined): string {
  switch (kind) {
    case "holdEnding":
      return "/order/number";
    case "orderActive":
    case "orderDeclined":
    case "orderEnded":
      return about === undefined ? "/dashboard" : `/dashboard/orders/${about}`;
    case "portingDated":
    case "portingDeclined":
    case "portingDone":
    case "numberChanged":
    case "rewardBooked":
      return "/dashboard";
    case "rewardEnding":
      return "/dashboard/rewards";
    case "newBill":
      return "/dashboard/bills";
    case "drawn":
      return giveawayPaths(about ?? "").page;
  }
}

/** Returns the message in the fan's language. @param about an order's id, or a giveaway's key */
export function pushNote(language: Language, { kind, about }: { readonly kind: PushKind; readonly about?: string | undefined }): PushNote {
  const [title, body] = WORDS[language][kind];
  // A later message about the same thing replaces the earlier one.
  const tag = about === undefined ? kind : linkOf(kind, about);
  return { title, body, link: linkOf(kind, about), tag, badge: kind === "newBill" };
}
