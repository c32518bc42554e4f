import type { Brand } from "@tribun/brand-contract";

/** What a club says until its own voice is written: plain words that suit any club. */
export const defaultVoice = (shortName: string, year: string): Brand["vocabulary"] => ({
  crowd: { de: `${shortName}-Fans`, tr: `${shortName} taraftarları` },
  year,
  fans: { de: "Für alle, die dazugehören", tr: "Bu takıma gönül verenler için" },
  chant: { de: "Dein Verein.\nDein Netz.", tr: "Senin takımın.\nSenin hattın." },
  sub: {
    de: "5G, Flat und Minuten in die Türkei für alle, die mitfiebern. eSIM in fünf Minuten.",
    tr: "Takımıyla yatıp kalkanlara 5G, sınırsız konuşma ve Türkiye dakikaları. eSIM beş dakikada hazır.",
  },
  greet: { de: "Schön, dass du da bist, {{name}}", tr: "Hoş geldin, {{name}}" },
  goal: { de: "Tor.\nGeschafft.", tr: "Gol.\nBu iş tamam." },
  empty: { de: "Hier ist noch nichts.", tr: "Burada henüz bir şey yok." },
  offside: { de: "Das war Abseits.", tr: "Bu ofsayt." },
  calls: { de: "So lange hast du telefoniert.", tr: "Bu kadar konuştun." },
  messages: { de: "So viele Nachrichten hast du geschickt.", tr: "Bu kadar mesaj gönderdin." },
});
