import { amount, type Content, facts, list } from "@tribun/mails";
import type { Back, DeclarationMails, Partners } from "./declaration-types.ts";
import { TR, turkish } from "./letters.ts";

const setOffTr = (refund: string) =>
  `Bankan siparişinin ödemesini geri aldığı için bu ödeme faturanda yer alıyor. ${refund} tutarını oradan düşüyoruz`;

type Jersey = Back & { readonly sendBack: object | undefined };

const refundTr = ({ refund, setOff, sendBack }: Jersey) => {
  if (refund === undefined) return "Forma için henüz iade edilecek bir ödeme yapmamıştın.";
  if (setOff) {
    return sendBack === undefined
      ? `${setOffTr(refund)}.`
      : `${setOffTr(refund)}; forma bize ulaştığında ya da gönderdiğini belgelediğinde, hangisi önce olursa (§ 357 f. 4 BGB).`;
  }
  return sendBack === undefined
    ? `${refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.`
    : `Forma bize ulaştığında ya da gönderdiğini belgelediğinde, hangisi önce olursa, ${refund} tutarını ödediğin yoldan geri alırsın (§ 357 f. 4 BGB).`;
};

/** The partner lines that continue; nothing without any. */
const partnersTr = ({ partners }: Partners, more: string): Content =>
  partners.length > 0 && [
    list(
      "Bu sözleşmeye bağlı partner hatların, sen onları feshedene kadar kararlaştırılan fiyatla ve kendi süreleriyle devam eder:",
      ...partners,
    ),
    more,
  ];

/** Mails about the outcome of a declaration in Turkish. */
export const declarationMailsTr: DeclarationMails = {
  withdrawn: (f) =>
    turkish(
      f,
      `Cayma işlemin tamamlandı (${f.receiptId})`,
      `${f.contract} sözleşmesinden cayma işlemin (Widerruf) tamamlandı. Hat kapatıldı, artık ücret doğmayacak.`,
      f.refund !== undefined && amount(f.setOff ? "Faturandan düşülen" : "Geri aldığın", f.refund),
      `${f.refund ? (f.setOff ? `${setOffTr(f.refund)}.` : `${f.refund} tutarını ödediğin yoldan, bildiriminden sonra en geç 14 gün içinde geri alırsın.`) : "Bu sözleşme için henüz iade edilecek bir ödeme yapmamıştın."}${f.used ? ` Cayma süresi dolmadan başlamamızı istemiştin; bu yüzden caymaya kadarki günler için ${f.used} orantılı ücret hesaplanır (§ 357a BGB).` : ""}${f.owed ? ` Bunun ${f.owed} tutarı son faturanda yer alır.` : ""}`,
      f.jerseyKept && "Forman bundan etkilenmez. Forma alımından da caymak istersen bunu ayrıca bildirmen yeterli.",
      partnersTr(
        f,
        `Onları tutmak istemezsen, kendi süreleri daha önce dolsa bile ${f.partnersUntil} gününe kadar onlardan da cayabilirsin (§ 360 BGB).`,
      ),
      TR.questions(f.hotline),
    ),
  jerseyWithdrawn: (f) =>
    turkish(
      f,
      `Forma için cayma bildirimin kabul edildi (${f.receiptId})`,
      `${f.contract} siparişindeki forma alımından cayma bildirimin (Widerruf) kabul edildi. Hat sözleşmen devam ediyor.`,
      f.sendBack
        ? [
            facts(["Son gönderme günü", f.sendBack.by], ["Adres", f.sendBack.to], ["Pakete ekleyeceğin not", f.receiptId]),
            `Formayı lütfen en geç ${f.sendBack.by} günü bu adrese gönder. Pakete ${f.receiptId} yazılı bir not ekle. O gün postaya vermen yeterli. İade kargosunu biz öderiz: Posta fişini bize gönder, kargo ücretini de geri verelim.`,
          ]
        : "Forma henüz yola çıkmamıştı; bir şey göndermene gerek yok.",
      refundTr(f),
      TR.questions(f.hotline),
    ),
  jerseyPaid: (f) =>
    turkish(
      f,
      `Forman ${f.arrived ? "bize ulaştı" : "bize doğru yolda"} (${f.receiptId})`,
      `${f.arrived ? "forman bize ulaştı." : "formayı gönderdiğini gösteren belge elimizde."}${f.refund ? (f.setOff ? ` ${setOffTr(f.refund)}.` : ` ${f.refund} tutarındaki iadeyi başlattık; ödediğin yoldan geri alırsın.`) : " Forma için iade edilecek bir ödeme yapmamıştın."} ${f.contract} için cayma işlemin böylece tamamlandı.`,
      f.refund !== undefined && amount(f.setOff ? "Faturandan düşülen" : "İade", f.refund),
      TR.questions(f.hotline),
    ),
  jerseyMissing: (f) =>
    turkish(
      f,
      `Formanı hâlâ bekliyoruz (${f.receiptId})`,
      `${f.contract} siparişindeki forma alımından caydın, ama forma henüz bize ulaşmadı.${f.refund ? ` O zamana kadar ${f.refund} tutarındaki iadeyi bekletiyoruz (§ 357 f. 4 BGB).` : ""}`,
      `Formayı gönderdiysen posta fişini ya da gönderi numarasını ${f.receiptId} ile birlikte bize ilet; bu yeterli. Göndermediysen lütfen şu adrese gönder: ${f.returnTo}. İade kargosunu biz öderiz.`,
      TR.questions(f.hotline),
    ),
  jerseyNotPaid: (f) =>
    turkish(
      f,
      `Forman hakkında (${f.receiptId})`,
      `${f.contract} siparişindeki forma bize geri gelmedi, bu yüzden ücretini iade etmiyoruz: ${f.reason}`,
      "Forma yine de ulaşırsa ya da posta fişini bulursan hemen öderiz. Aynı fikirde değilsen bize yaz.",
      TR.questions(f.hotline),
    ),
  terminated: (f) =>
    turkish(
      f,
      `Sözleşmen ${f.day} günü sona eriyor (${f.receiptId})`,
      `${f.contract} sözleşmenin feshini (Kündigung) onaylıyoruz. Sözleşme ${f.day} gününün sonunda biter.`,
      facts(["Sözleşme", f.contract], ["Son gün", f.day], ["Belge", f.receiptId]),
      f.wanted !== undefined &&
        `${f.wanted} tarihini istemiştin. Taahhüt ve bildirim süresi gereği olağan fesih ${f.day} gününden önce mümkün değil (§ 56 TKG).`,
      "O güne kadar her şey olduğu gibi kalır. Numaranı istediğin zaman ve sözleşme bittikten sonraki bir ay içinde başka bir operatöre taşıyabilirsin.",
      partnersTr(f, `${f.day} gününden sonra bu sözleşmeye yeni partner hattı ekleyemezsin.`),
      TR.questions(f.hotline),
    ),
  ended: (f) =>
    turkish(
      f,
      `Sözleşmen sona erdi (${f.receiptId})`,
      `${f.contract} sözleşmen ${f.day} günü sona erdi ve hattın kapatıldı. Numaranı ${f.portUntil} gününe kadar başka bir operatöre taşıyabilirsin. Açık bir şey kaldıysa son fatura gelecek.`,
      partnersTr(f, "Onlarda hiçbir şey değişmez."),
      "Bizim tarafımızda olduğun için teşekkürler.",
      TR.questions(f.hotline),
    ),
  rejected: (f) =>
    turkish(
      f,
      `${f.receiptId} numaralı bildirimin hakkında`,
      `${f.contract} hakkındaki bildirimini inceledik ve kabul edemiyoruz: ${f.reason}`,
      "Aynı fikirde değilsen bize yaz. Bundesnetzagentur’un telekomünikasyon uzlaştırma kurumuna da (Schlichtungsstelle Telekommunikation) başvurabilirsin.",
      TR.questions(f.hotline),
    ),
};
