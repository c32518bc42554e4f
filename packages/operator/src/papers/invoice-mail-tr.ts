import { amount, facts, note } from "@tribun/mails";
import type { InvoiceMails } from "./invoice-mail-types.ts";
import { announce, look, mail, object, pay, rows, settle, short } from "./invoice-words-tr.ts";

/** Mails about invoices in Turkish. Reminders are free. */
export const invoiceMailsTr: InvoiceMails = {
  issued: (f) =>
    mail(
      f,
      {
        subject: `${f.month} faturan: ${f.total}, ${f.stand === "settled" ? "ödenecek tutar yok" : f.collection ? `tahsilat ${short(f.drawnOn)}` : `son gün ${short(f.dueDate)}`}`,
        heading: `${f.month} faturan`,
      },
      "yeni faturan ekte.",
      rows(f),
      // Credits have covered all of it, or the fan paid before the mail was sent.
      f.stand === "settled" ? settle(f) : announce(f),
      object(f),
    ),
  overdue: (f) =>
    mail(
      f,
      { subject: `Ödenmedi: ${f.month} için ${f.total}, son gün ${short(f.payBy)}`, heading: `${f.month} faturan hâlâ açık` },
      `${f.dueDate} geçti ve ödemen bize henüz ulaşmadı. Belki de aklından çıkmıştır.`,
      rows(f),
      pay(f),
      object(f),
    ),
  notDrawn: (f) =>
    mail(
      f,
      { subject: `Ödenmedi: ${f.month} için ${f.total}, çünkü tahsilatımız yapılamadı`, heading: `${f.month} faturan hâlâ açık` },
      `tutarı ${f.dueDate} günü hesabından tahsil edecektik, ama ödeme hizmetimizdeki arıza günlerdir sürüyor. Bunun seninle ilgisi yok ve sana ek bir masraf çıkmaz.`,
      rows(f),
      "Tahsilatı kendiliğimizden bir daha denemeyeceğiz.",
      pay(f),
      object(f),
    ),
  putOff: (f) =>
    mail(
      f,
      {
        subject: `${f.month} için ${f.total} tutarını ancak ${short(f.drawnOn)} tarihinde tahsil edeceğiz`,
        heading: `Tahsilat ancak ${f.drawnOn} tarihinde`,
      },
      `faturanın son ödeme günü ${f.dueDate} idi, ama tutarı henüz hesabından tahsil etmedik. Bundan sana ek bir masraf çıkmaz.`,
      rows(f),
      announce(f),
      object(f),
    ),
  returned: (f) =>
    mail(
      f,
      { subject: `Tahsilat yapılamadı: ${f.month} için ${f.total} hâlâ açık`, heading: "Hesabından tahsilat yapılamadı" },
      "bankan tahsilatı yapmadı ya da geri çevirdi. Bunun için senden ek ücret almıyoruz, ama tutar yeniden açık duruyor.",
      rows(f),
      "Tutarı kendiliğimizden bir daha tahsil etmeyeceğiz.",
      pay(f),
      object(f),
    ),
  reminder1: (f) =>
    mail(
      f,
      {
        subject: `Ödeme hatırlatması: ${f.month} için ${f.total}, son gün ${short(f.payBy)}`,
        heading: `${f.month} için ödeme hatırlatması`,
      },
      `faturanın son ödeme günü ${f.dueDate} idi. Lütfen ${f.payBy} tarihine kadar öde.`,
      rows(f),
      pay(f),
      "Bu hatırlatma ücretsiz. Şu anda hepsini birden ödeyemiyorsan bizi ara; bir yol buluruz.",
      object(f),
    ),
  reminder2: (f) =>
    mail(
      f,
      { subject: `İkinci ihtar: ${f.month} için ${f.total}, son gün ${short(f.payBy)}`, heading: `${f.month} için ikinci ihtar` },
      `faturanın son ödeme günü ${f.dueDate} idi ve hatırlatmamıza karşın hâlâ açık. Lütfen ${f.payBy} tarihine kadar öde.`,
      rows(f),
      `Gecikmiş toplam borcun ${f.arrears}.`,
      pay(f),
      "Bu ihtar da ücretsiz. Şu anda hepsini birden ödeyemiyorsan bizi ara; bir yol buluruz.",
      object(f),
    ),
  deferred: (f) =>
    mail(
      f,
      { subject: `Ek süre: ${f.month} için ${f.total}, son gün ${short(f.payBy)}`, heading: "Artık daha çok zamanın var" },
      `artık daha çok zamanın var: bu faturayı ${f.payBy} tarihine kadar öde. O güne kadar hatırlatma göndermeyiz ve bunun için ücret almayız.`,
      rows(f),
      pay(f),
      "Bu süre de yetmezse bizi ara; bir yol buluruz.",
    ),
  blockThreatened: (f) =>
    mail(
      f,
      {
        subject: `Hattın ${short(f.blockDay)} tarihinde kapatılabilir: ${f.arrears} gecikmiş`,
        heading: `Hattın ${f.blockDay} tarihinde kullanıma kapatılabilir`,
      },
      `ödemelerini tekrar tekrar yapmadın; gecikmiş ve itiraz etmediğin borcun ${f.arrears}. Ödemezsen § 61 TKG uyarınca ilgili hatlarda giden aramaları, SMS’i ve mobil interneti ${f.blockDay} tarihinde kapatacağız. Bir hafta sonra, ${f.incomingDay} tarihinde gelen aramaları da kapatacağız. 112 ve 110 acil numaralarına her zaman ulaşırsın.`,
      facts(["Fatura", f.number], ["Dönem", f.period], ["Bu faturanın tutarı", f.total]),
      amount("Gecikmiş borcun", f.arrears),
      note("Hattının kapanmaması için: Borcunu öde ya da 100 €’nun altına indir."),
      pay(f),
      "Bunun haksız olduğunu düşünüyorsan mahkemelerde hukuki koruma isteyebilirsin (Rechtsschutz vor den Gerichten). Bundesnetzagentur’un tüketici uzlaştırma kurumuna da başvurabilirsin. Şu anda ödeyemiyorsan önceden bizi ara.",
      object(f),
    ),
  blocked: (f) =>
    mail(
      f,
      { subject: `Hattın kullanıma kapatıldı: ${f.arrears} gecikmiş`, heading: "Hattın kullanıma kapatıldı" },
      `önceden bildirdiğimiz gibi hattını bugün kapattık (§ 61 TKG). ${f.incomingDay} tarihine kadar seni arayabilirler; 112 ve 110 acil numaralarına her zaman ulaşırsın.`,
      amount("Gecikmiş borcun", f.arrears),
      "Borç 100 €’nun altına iner inmez hattını ücretsiz açarız.",
      pay(f),
      "Buna karşı mahkemelerde hukuki koruma isteyebilirsin.",
    ),
  unblocked: (f) =>
    mail(f, "Hattın yeniden açık", "teşekkürler, borcun kapandı ya da yeterince azaldı. Hattın şu andan itibaren yeniden açık."),
  disputeReceived: (f) =>
    mail(
      f,
      `${f.number} için itirazın bize ulaştı`,
      `${f.number} numaralı faturanın ${f.disputed} tutarındaki bölümüne itiraz ettin. İnceleyip en geç sekiz hafta içinde yanıt vereceğiz. O zamana kadar bu fatura için ihtar göndermeyiz ve itiraz ettiğin tutar borç sayılmaz.${f.disputed === f.total ? "" : " Faturanın kalan kısmı açık kalır; kararımızdan sonra ödeyebilirsin."}`,
      "Yanıtımızı doğru bulmazsan Bundesnetzagentur’un tüketici uzlaştırma kurumuna başvurabilirsin.",
      look(f),
    ),
  disputeReceivedPaid: (f) =>
    mail(
      f,
      `${f.number} için itirazın bize ulaştı`,
      `Daha önce ödediğin ${f.number} numaralı faturanın ${f.disputed} tutarındaki bölümüne itiraz ettin. İnceleyip en geç sekiz hafta içinde yanıt vereceğiz. Haklıysan paranı geri alırsın; o zamana kadar bir şey yapman gerekmez.`,
      "Yanıtımızı doğru bulmazsan Bundesnetzagentur’un tüketici uzlaştırma kurumuna başvurabilirsin.",
      look(f),
    ),
  disputeReturned: (f) =>
    mail(
      f,
      `${f.number} için tahsil edilen tutar geri döndü`,
      `bankan ${f.number} numaralı fatura için tahsil ettiğimiz tutarı geri aldı. Bunun için senden ücret istemiyoruz.`,
      "Bu faturaya itirazını incelemeyi sürdürüyoruz. Karar verene kadar ihtar göndermeyiz ve bir şey ödemen gerekmez.",
      look(f),
    ),
  disputeRejected: (f) =>
    mail(
      f,
      `${f.number} için itirazına yanıtımız`,
      "faturayı inceledik ve bir yanlışlık bulamadık.",
      rows(f),
      settle(f),
      "Aynı fikirde değilsen ücretsiz olarak Bundesnetzagentur’un tüketici uzlaştırma kurumuna başvurabilirsin (§ 68 TKG).",
    ),
  disputeRejectedPaid: (f) =>
    mail(
      f,
      `${f.number} için itirazına yanıtımız`,
      "faturayı inceledik ve bir yanlışlık bulamadık. Faturayı zaten ödedin, başka bir şey yapman gerekmez.",
      rows(f),
      "Aynı fikirde değilsen ücretsiz olarak Bundesnetzagentur’un tüketici uzlaştırma kurumuna başvurabilirsin (§ 68 TKG).",
      look(f),
    ),
  disputeSettled: (f) =>
    mail(
      f,
      `${f.number} için itirazına yanıtımız`,
      "haklıydın. İtiraz ettiğin tutarı sana zaten alacak olarak yazdık ya da geri ödedik, bu yüzden ayrıca bir alacak belgesi gelmeyecek.",
      rows(f),
      look(f),
    ),
  disputeRest: (f) =>
    mail(
      f,
      { subject: `${f.month} için ödenecek kalan: ${f.total}`, heading: "Ödenecek kalan tutar" },
      "haklıydın, bunun için üzgünüz. İtiraz ettiğin tutarı düştük; alacak belgesi ayrı bir e-postayla geliyor. Ödenecek kalan tutar:",
      rows(f),
      settle(f),
    ),
  credited: (f) =>
    mail(
      f,
      `${f.number} numaralı fatura silindi`,
      `${f.total} tutarındaki ${f.number} numaralı faturayı senin için sildik. Ödemen gereken bir şey kalmadı.`,
      look(f),
    ),
  creditNote: (f) =>
    mail(
      f,
      `Alacak belgen hazır (${f.number})`,
      "alacak belgen ekte. Tutarın tamamını karşıladığı açık faturaların böylece ödendi; kalanı birkaç gün içinde ödediğin yoldan geri alırsın. Böyle bir yol yoksa sana ayrıca yazarız.",
      look(f),
    ),
  creditWaived: (f) =>
    mail(
      f,
      `Alacak belgen hazır (${f.number})`,
      "faturandan kalan tutar ödenemeyecek kadar küçüktü. Kalanı senin için sildik; alacak belgesi ekte. Ödemen ya da yapman gereken bir şey yok.",
      look(f),
    ),
  creditPaidBack: (f) =>
    mail(
      f,
      `Haklıydın: alacak belgen hazır (${f.number})`,
      "itirazın haklıydı, bunun için üzgünüz. Alacak belgen ekte. Paranı birkaç gün içinde ödediğin yoldan geri alırsın. Böyle bir yol yoksa sana ayrıca yazarız.",
      look(f),
    ),
};
