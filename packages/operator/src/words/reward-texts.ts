import type { Language } from "@tribun/domain";
import type { MailText } from "./message-types.ts";
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
  readonly booked: (facts: Facts) => MailText;
  /** The reward expires soon. */
  readonly ending: (facts: Facts) => MailText;
};

const de: RewardMails = {
  booked: ({ greeting, club, origin, reward, until }) => ({
    subject: `Deine Belohnung ist da: ${reward}`,
    text: `${greeting},

deine Belohnung hat auf deinen Anschluss gewartet. Jetzt läuft er, und sie liegt auf ihm: ${reward}, gültig bis ${until}. Sie wird vor deinem Monatsvolumen verbraucht.

Wie viel noch da ist, steht hier:
${origin}/dashboard

Deine Mannschaft von ${club}`,
  }),
  ending: ({ greeting, club, results, reward, until }) => ({
    subject: `Deine Belohnung wartet noch bis ${until}`,
    text: `${greeting},

du hast gewonnen und dir das ausgesucht: ${reward}. Deine Belohnung wartet noch bis ${until} darauf, dass dein Anschluss läuft. Danach verfällt sie.

Läuft er vorher, buchen wir sie von selbst. Du musst dafür nichts tun.

Was du gewonnen hast, steht hier:
${results}

Deine Mannschaft von ${club}`,
  }),
};

const tr: RewardMails = {
  booked: ({ greeting, club, origin, reward, until }) => ({
    subject: `Ödülün hattında: ${reward}`,
    text: `${greeting},

ödülün hattının açılmasını bekliyordu. Hattın açıldı, ödülün de yüklendi: ${reward}; son gün: ${until}. Aylık internetinden önce bu kullanılır.

Ne kadar kaldığını burada görürsün:
${origin}/dashboard

${club} takımın`,
  }),
  ending: ({ greeting, club, results, reward, until }) => ({
    subject: `Ödülün için son gün: ${until}`,
    text: `${greeting},

kazandın ve şunu seçtin: ${reward}. Ödülün hattının açılmasını bekliyor; son gün: ${until}. Sonra silinir.

Hattın daha önce açılırsa ödülünü kendiliğinden yükleriz, bir şey yapmana gerek yok.

Kazandıklarını burada görürsün:
${results}

${club} takımın`,
  }),
};

/** In both languages. */
export const REWARD_MAILS: Record<Language, RewardMails> = { de, tr };
