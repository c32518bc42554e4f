import type { Language } from "@tribun/domain";
import type { MailText } from "./message-types.ts";
import type { Greeting } from "./greeting.ts";

type Facts = {
  readonly greeting: Greeting;
  readonly club: string;
  readonly origin: string;
  /** Address of the page with the results of invitations. */
  readonly results: string;
  readonly gb: number;
  /** Last day of the volume, formatted for readers. */
  readonly until: string;
};

/** Mails about data volume for an invitation. None names the other person. */
export type InvitationMails = {
  /** To the invited friend, whose new line has the volume. */
  readonly friend: (facts: Facts) => MailText;
  /** To the inviting fan: the volume is booked on the line. */
  readonly booked: (facts: Facts) => MailText;
  /** The same without a line: the volume waits for one. */
  readonly parked: (facts: Facts) => MailText;
};

const de: InvitationMails = {
  friend: ({ greeting, club, origin, gb, until }) => ({
    subject: `${gb} GB für deinen Start bei ${club}`,
    text: `${greeting},

du bist mit einem Einladungscode gekommen, und dein Anschluss läuft. Dafür liegen jetzt ${gb} GB mehr auf ihm, gültig bis ${until}. Sie werden vor deinem Monatsvolumen verbraucht.

Wie viel noch da ist, steht hier:
${origin}/dashboard

Deine Mannschaft von ${club}`,
  }),
  booked: ({ greeting, club, results, gb, until }) => ({
    subject: `${gb} GB für deine Einladung`,
    text: `${greeting},

jemand ist mit deinem Einladungscode zu ${club} gekommen und telefoniert jetzt mit uns. Dafür liegen ${gb} GB mehr auf deinem Anschluss, gültig bis ${until}.

Was deine Einladungen gebracht haben, steht hier:
${results}

Deine Mannschaft von ${club}`,
  }),
  parked: ({ greeting, club, results, gb, until }) => ({
    subject: `${gb} GB für deine Einladung warten auf dich`,
    text: `${greeting},

jemand ist mit deinem Einladungscode zu ${club} gekommen und telefoniert jetzt mit uns. Dafür bekommst du ${gb} GB. Du hast gerade keinen aktiven Anschluss, darum warten sie bis ${until} auf dich und sind da, sobald einer läuft.

Was deine Einladungen gebracht haben, steht hier:
${results}

Deine Mannschaft von ${club}`,
  }),
};

const tr: InvitationMails = {
  friend: ({ greeting, club, origin, gb, until }) => ({
    subject: `${club} hattına ${gb} GB hoş geldin hediyesi`,
    text: `${greeting},

bir davet koduyla geldin ve hattın açıldı. Bunun için hattına ${gb} GB daha ekledik; son gün: ${until}. Aylık internetinden önce bu kullanılır.

Ne kadar kaldığını burada görürsün:
${origin}/dashboard

${club} takımın`,
  }),
  booked: ({ greeting, club, results, gb, until }) => ({
    subject: `Davetin için ${gb} GB`,
    text: `${greeting},

biri senin davet kodunla ${club} ailesine katıldı ve hattı açıldı. Bunun için hattına ${gb} GB ekledik; son gün: ${until}.

Davetlerinin ne getirdiğini burada görürsün:
${results}

${club} takımın`,
  }),
  parked: ({ greeting, club, results, gb, until }) => ({
    subject: `Davetin için ${gb} GB seni bekliyor`,
    text: `${greeting},

biri senin davet kodunla ${club} ailesine katıldı ve hattı açıldı. Bunun için ${gb} GB kazandın. Şu an açık bir hattın olmadığı için bu internet seni bekliyor; son gün: ${until}. Hattın açılınca eklenir.

Davetlerinin ne getirdiğini burada görürsün:
${results}

${club} takımın`,
  }),
};

/** In both languages. */
export const INVITATION_MAILS: Record<Language, InvitationMails> = { de, tr };
