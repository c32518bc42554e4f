import { type OtpType, RESET_LINK_MINUTES } from "@tribun/domain";
import { button, facts, link, quote } from "@tribun/mails";
import { TR, turkish } from "./letters.ts";
import { CONFIRM_WORDS, PARTNER_WORDS, RETURN_WORDS, WITHDRAWAL_WORDS, WITHDRAWAL_WORDS_TR } from "./declared-words.ts";
import type { Messages } from "./message-types.ts";
import { boundCode } from "./written.ts";

const PURPOSE: Record<OtpType, string> = {
  order: "sipariş kodun",
  register: "kayıt kodun",
  resetPassword: "yeni parola kodun",
  changePhone: "yeni numara kodun",
};

export const tr: Messages = {
  sms: {
    code: ({ code, club, type, host }) =>
      boundCode(`${club}: ${code}, ${PURPOSE[type]}. 5 dakika geçerli. Kimseyle paylaşma, bizimle bile.`, host, code),
  },
  mail: {
    welcome: ({ greeting, club, address, link: confirm }) =>
      turkish(
        { greeting, club },
        `${club} ailesine hoş geldin`,
        `${club} hesabın açıldı. E-posta adresin ya da cep numaran ve parolanla istediğin zaman giriş yapabilirsin.`,
        link("Giriş yap", `${address}/auth/login`),
        "Bu posta kutusunun sana ait olduğunu da onayla. Bağlantı 72 saat ve bir kez geçerlidir.",
        button("E-posta adresimi onayla", confirm),
        "Bu hesabı sen açmadıysan bu e-postayı yanıtlaman yeterli.",
      ),
    passwordChanged: ({ greeting, club, hotline }) =>
      turkish(
        { greeting, club },
        "Parolan değiştirildi",
        `${club} parolan az önce değiştirildi ve bütün cihazlarda oturumun kapatıldı. Yeni parolanla tekrar giriş yapabilirsin.`,
        TR.notYou(hotline),
      ),
    newPassword: ({ greeting, club, hotline, link }) =>
      turkish(
        { greeting, club },
        `${club} hesabın için yeni parola`,
        `bu bağlantıyla yeni bir parola belirlersin. Bağlantı ${RESET_LINK_MINUTES} dakika ve bir kez geçerlidir.`,
        button("Yeni parola belirle", link),
        "Bunu sen istemediysen bir şey yapmana gerek yok: Parolan geçerli kalır. Bağlantıyı kimseyle paylaşma.",
        TR.questions(hotline),
      ),
    withdrawal: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, part, confirmAt }) =>
      turkish(
        { greeting, club },
        `Cayma bildirimin bize ulaştı (${receiptId})`,
        "§ 356a BGB uyarınca cayma bildiriminin (Widerruf) bize ulaştığını onaylıyoruz.",
        facts(
          ["Ulaştığı an", `${receivedAt} (Almanya saati)`],
          ["Belge", receiptId],
          ["Ad", name],
          ["Sözleşme", contract],
          ["E-posta", email],
        ),
        quote(`“${WITHDRAWAL_WORDS_TR[part]}” („${WITHDRAWAL_WORDS[part]}“)`, "Beyanının içeriği:"),
        confirmAt === undefined ? "Bundan sonrası: Sözleşmeni inceleyip birkaç gün içinde sana yazacağız." : CONFIRM_WORDS.tr(confirmAt),
        part === "jersey"
          ? `${RETURN_WORDS.tr} Nereye göndereceğin bir sonraki e-postamızda yazar.`
          : `Ödediğin tutarı bildirimin ulaşmasından sonra en geç 14 gün içinde geri alırsın. Forma ayrı bir alımdır: Ondan da caymak istersen lütfen ayrıca bildir. ${PARTNER_WORDS.tr}`,
        "Bu e-postayı sakla.",
        TR.questions(hotline),
      ),
    termination: ({ greeting, club, hotline, receiptId, receivedAt, name, contract, email, kind, reason, date, endsOn, confirmAt }) =>
      turkish(
        { greeting, club },
        `Fesih bildirimin bize ulaştı (${receiptId})`,
        "§ 312k BGB uyarınca fesih bildiriminin (Kündigung) bize ulaştığını onaylıyoruz.",
        facts(
          ["Ulaştığı an", `${receivedAt} (Almanya saati)`],
          ["Belge", receiptId],
          ["Tür", kind === "ordinary" ? "olağan fesih (ordentliche Kündigung)" : "haklı nedenle fesih (außerordentliche Kündigung)"],
          reason !== undefined && reason !== "" && ["Sebep", reason],
          ["Ad", name],
          ["Sözleşme", contract],
          ["E-posta", email],
          date ? ["İstediğin bitiş günü", date] : ["Bitiş", "mümkün olan en erken tarihte"],
        ),
        confirmAt !== undefined && CONFIRM_WORDS.tr(confirmAt),
        `${endsOn === undefined ? "Sözleşmenin hangi gün biteceğini sana yazacağız." : `Sözleşmen ${endsOn} tarihinde bitiyor.`} Numaranı başka bir operatöre taşımak istersen bunu o günden sonraki bir ay içinde yapabilirsin. ${PARTNER_WORDS.tr}`,
        "Bu e-postayı sakla.",
        TR.questions(hotline),
      ),
  },
};
