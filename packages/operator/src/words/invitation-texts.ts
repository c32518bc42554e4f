import type { Language } from "@tribun/domain";
import { button, type Letter } from "@tribun/mails";
import { german, turkish } from "./letters.ts";
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
  readonly friend: (facts: Facts) => Letter;
  /** To the inviting fan: the volume is booked on the line. */
  readonly booked: (facts: Facts) => Letter;
  /** The same without a line: the volume waits for one. */
  readonly parked: (facts: Facts) => Letter;
};

const de: InvitationMails = {
  friend: ({ greeting, club, origin, gb, until }) =>
    german(
      { greeting, club },
      `${gb} GB für deinen Start bei ${club}`,
      `du bist mit einem Einladungscode gekommen, und dein Anschluss läuft. Dafür liegen jetzt ${gb} GB mehr auf ihm, gültig bis ${until}. Sie werden vor deinem Monatsvolumen verbraucht.`,
      button("Volumen ansehen", `${origin}/dashboard`),
    ),
  booked: ({ greeting, club, results, gb, until }) =>
    german(
      { greeting, club },
      `${gb} GB für deine Einladung`,
      `jemand ist mit deinem Einladungscode zu ${club} gekommen und telefoniert jetzt mit uns. Dafür liegen ${gb} GB mehr auf deinem Anschluss, gültig bis ${until}.`,
      button("Meine Einladungen", results),
    ),
  parked: ({ greeting, club, results, gb, until }) =>
    german(
      { greeting, club },
      `${gb} GB für deine Einladung warten auf dich`,
      `jemand ist mit deinem Einladungscode zu ${club} gekommen und telefoniert jetzt mit uns. Dafür bekommst du ${gb} GB. Du hast gerade keinen aktiven Anschluss, darum warten sie bis ${until} auf dich und sind da, sobald einer läuft.`,
      button("Meine Einladungen", results),
    ),
};

const tr: InvitationMails = {
  friend: ({ greeting, club, origin, gb, until }) =>
    turkish(
      { greeting, club },
      `${club} hattına ${gb} GB hoş geldin hediyesi`,
      `bir davet koduyla geldin ve hattın açıldı. Bunun için hattına ${gb} GB daha ekledik; son gün: ${until}. Aylık internetinden önce bu kullanılır.`,
      button("Kalan internetim", `${origin}/dashboard`),
    ),
  booked: ({ greeting, club, results, gb, until }) =>
    turkish(
      { greeting, club },
      `Davetin için ${gb} GB`,
      `biri senin davet kodunla ${club} ailesine katıldı ve hattı açıldı. Bunun için hattına ${gb} GB ekledik; son gün: ${until}.`,
      button("Davetlerim", results),
    ),
  parked: ({ greeting, club, results, gb, until }) =>
    turkish(
      { greeting, club },
      `Davetin için ${gb} GB seni bekliyor`,
      `biri senin davet kodunla ${club} ailesine katıldı ve hattı açıldı. Bunun için ${gb} GB kazandın. Şu an açık bir hattın olmadığı için bu internet seni bekliyor; son gün: ${until}. Hattın açılınca eklenir.`,
      button("Davetlerim", results),
    ),
};

/** In both languages. */
export const INVITATION_MAILS: Record<Language, InvitationMails> = { de, tr };
