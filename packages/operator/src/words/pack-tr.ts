import { amount, button, facts } from "@tribun/mails";
import { TR, turkish } from "./letters.ts";
import { contractWords } from "./contract-words.ts";
import type { PackMailFacts, PackTexts } from "./pack-types.ts";

/** Texts about the purchase of a pack in Turkish. */
export const packTextsTr: PackTexts = {
  lead: "Nasıl ödemek istediğini seç. Ödeme onaylanır onaylanmaz paketin hazır.",
  labels: { number: "Sipariş numarası", pack: "Paket", line: "Telefon numarası", validity: "Süre", start: "Başlangıç" },
  validity: ({ unit, value }) => (unit === "hour" ? `${value} saat` : `${value} gün`),
  once: "tek seferlik, kendiliğinden biter",
  auto: "yenilenir, istediğin an kapatabilirsin",
  startNow: "ödemeden hemen sonra",
  startLater: "14 günlük cayma süresinin bitiminden sonraki gün",
  startAtMatch: "başlama vuruşundan 30 dakika önce",
  bought: (f) =>
    turkish(
      f,
      `${f.pack} paketin tanımlandı (${f.number})`,
      "ödemen ulaştı ve paketin tanımlandı.",
      facts(
        ["Sipariş numarası", f.number],
        ["Paket", `${f.pack}\n${f.description}`],
        ["Telefon numarası", f.msisdn],
        ["Başlangıç", f.startsAt],
        ["Bitiş", `${f.endsAt} (${f.term})`],
      ),
      amount("Fiyat", f.price, f.taxNote),
      f.autoRenew && [
        "Paket sonra aynı süre için aynı fiyata yenilenir. Yenilemeyi istediğin an kapatabilirsin.",
        button("Yenilemeyi yönet", `${f.origin}/dashboard/options`),
      ],
      contractWords("tr").terms(f),
      withdrawalTr(f),
      TR.questions(f.hotline),
    ),
  refunded: (f) =>
    turkish(
      f,
      `${f.pack} için paran geri geliyor (${f.number})`,
      `${f.pack} için ${f.price} tutarındaki ödemen ulaştı, ama paketi ${f.msisdn} numarasına artık tanımlayamadık. Para, ödediğin yolla en geç 14 gün içinde sana geri gelir.`,
      TR.questions(f.hotline),
    ),
  paidTwice: (f) =>
    turkish(
      f,
      `${f.pack} için ${f.refund} iade ediyoruz (${f.number})`,
      `${f.msisdn} numarasındaki ${f.pack} zaten ödenmişken bize bir ödeme daha ulaştı. Bu yüzden ${f.refund} tutarını, ödediğin yolla en geç 14 gün içinde geri alırsın. Bu, paketinde bir şey değiştirmez.`,
      TR.questions(f.hotline),
    ),
  withdrawn: (f) =>
    turkish(
      f,
      `${f.pack} için cayma işlemin tamamlandı (${f.number})`,
      `${f.msisdn} numarasındaki ${f.pack} (${f.number}) için cayma beyanını uyguladık. Paket sona erdi.`,
      `${f.price} tutarından ${f.refund}, ödediğin yolla en geç 14 gün içinde sana geri gelir. Cayana kadar kullandığının karşılığı bundan düşüldü (§ 357a BGB). Tarifen değişmeden sürüyor.`,
      TR.questions(f.hotline),
    ),
  started: (f) =>
    turkish(
      f,
      `${f.pack} başladı (${f.number})`,
      `${f.msisdn} numarasındaki ${f.pack} paketini hemen başlattın.`,
      facts(["Başlangıç", f.startsAt], ["Bitiş", `${f.endsAt} (${f.term})`]),
      withdrawalTr(f),
      TR.questions(f.hotline),
    ),
  matchOff: (f) =>
    turkish(
      f,
      `Maç oynanmıyor: ${f.pack} için ${f.refund} iade ediyoruz (${f.number})`,
      `${f.msisdn} numarasına ${f.pack} paketini aldığın maç, planlandığı gibi oynanmıyor. Bu yüzden paketi başlamadan sonlandırdık. ${f.refund} tutarını, ödediğin yolla en geç 14 gün içinde geri alırsın.`,
      "Yeni tarih belli olunca paketi o gün için yeniden alabilirsin.",
      button("Paketlere bak", `${f.origin}/dashboard/options`),
      TR.questions(f.hotline),
    ),
  returned: (f) =>
    turkish(
      f,
      `${f.pack} için ödemen geri alındı (${f.number})`,
      `bankan, ${f.msisdn} numarasındaki ${f.pack} için yaptığın ${f.price} tutarındaki ${f.taken === undefined ? "ödemeyi" : `ödemenin ${f.taken} tutarındaki kısmını`} geri aldı. ${f.ended ? "Bu yüzden paketi sonlandırdık." : "Paketin olduğu gibi kalıyor."}`,
      `${f.billed ? "Paketten o ana kadar kullandığın, bir sonraki faturanda yer alır." : "Paketi henüz kullanmadın, bu yüzden senden ücret almayacağız."}${f.taken === undefined ? "" : " Ödemenin bizde kalan kısmını bir sonraki faturanda lehine hesaba katacağız."} Ödemeyi sen geri almadıysan hesabında yeterli bakiye olup olmadığına bak.`,
      TR.questions(f.hotline),
    ),
};

function withdrawalTr(f: PackMailFacts): string {
  if (f.business) return contractWords("tr").noWithdrawal;
  return `Cayma hakkı: Bu sözleşmeden 14 gün içinde gerekçe göstermeden cayabilirsin; en kolayı her sayfamızın altındaki “Sözleşmeden cay” düğmesi.${f.earlyStart ? " Paketin daha önce başlamasını istedin; cayana kadar geçen süre ve kullandığın kadarı için orantılı ücret ödersin." : ""}`;
}
