import type { Language } from "@tribun/domain";
import { button, type Letter } from "@tribun/mails";
import { german, turkish } from "./letters.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly origin: string;
  /** Address of the page with the results. */
  readonly results: string;
  /** The reward that the fan chose: volume and validity. */
  readonly reward: string;
  /** Last day of the reward, formatted for readers. */
  readonly until: string;
};

/**
 * Mails about a game's reward that waits for a line. They describe the reward and no offer, because the fan has not agreed to advertising.
 */
export type RewardMails = {
  /** The reward is booked on the fan's new line. */
  readonly booked: (facts: Facts) => Letter;
  /** The reward expires soon. */
  readonly ending: (facts: Facts) => Letter;
};

const de: RewardMails = {
  booked: ({ greeting, club, origin, reward, until }) =>
    german(
      { greeting, club },
      `Deine Belohnung ist da: ${reward}`,
      `deine Belohnung hat auf deinen Anschluss gewartet. Jetzt läuft er, und sie liegt auf ihm: ${reward}, gültig bis ${until}. Sie wird vor deinem Monatsvolumen verbraucht.`,
      button("Volumen ansehen", `${origin}/dashboard`),
    ),
  ending: ({ greeting, club, results, reward, until }) =>
    german(
      { greeting, club },
      `Deine Belohnung wartet noch bis ${until}`,
      `du hast gewonnen und dir das ausgesucht: ${reward}. Deine Belohnung wartet noch bis ${until} darauf, dass dein Anschluss läuft. Danach verfällt sie.`,
      "Läuft er vorher, buchen wir sie von selbst. Du musst dafür nichts tun.",
      button("Meine Belohnungen", results),
    ),
};

const tr: RewardMails = {
  booked: ({ greeting, club, origin, reward, until }) =>
    turkish(
      { greeting, club },
      `Ödülün hattında: ${reward}`,
      `ödülün hattının açılmasını bekliyordu. Hattın açıldı, ödülün de yüklendi: ${reward}; son gün: ${until}. Aylık internetinden önce bu kullanılır.`,
      button("Kalan internetim", `${origin}/dashboard`),
    ),
  ending: ({ greeting, club, results, reward, until }) =>
    turkish(
      { greeting, club },
      `Ödülün için son gün: ${until}`,
      `kazandın ve şunu seçtin: ${reward}. Ödülün hattının açılmasını bekliyor; son gün: ${until}. Sonra silinir.`,
      "Hattın daha önce açılırsa ödülünü kendiliğinden yükleriz, bir şey yapmana gerek yok.",
      button("Ödüllerim", results),
    ),
};

/** In both languages. */
export const REWARD_MAILS: Record<Language, RewardMails> = { de, tr };
