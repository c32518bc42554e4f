import { COMMITMENT_MONTHS, formatPhone, ROAMING_CAP_DEFAULT_CENTS } from "@tribun/domain";
import type { SummaryFacts } from "./summary-facts.ts";
import type { SummaryText } from "../words/summary-text.ts";
import type { SummaryWords } from "./summary-words.ts";

/** No official Turkish wording exists; this one follows the German text heading by heading. */
export function summaryTr(facts: SummaryFacts, { money, number, oneOff, provider, hotline, madeOn, changes }: SummaryWords): SummaryText {
  const { tariff, payment, jersey } = facts;
  const bonus = facts.bonusGb > 0 ? `, kuponla her ay ${number(facts.bonusGb)} GB daha` : "";
  const fees = oneOff({
    ...{ opening: "hat açılışı", number: "seçme numara", jersey: "forma ön ödemesi", print: "forma baskısı" },
    ...{ identity: "kimlik kontrolü", settled: "ilk faturadan düşülür", coupon: "kupon" },
  });
  const isLong = tariff.commitmentMonths >= COMMITMENT_MONTHS;
  return {
    title: "Sözleşme özeti",
    offer: changes
      ? `${facts.club}: ${tariff.name}`
      : `${facts.club}: ${tariff.name}, ${tariff.commitmentMonths === 1 ? "taahhütsüz" : `${tariff.commitmentMonths} ay taahhütlü`}`,
    provider: `${provider.name}, ${provider.address}, Almanya. İletişim: şebekemizden ${hotline.shortCode}, ücretsiz ${hotline.freeNumber}, ${provider.phone}, ${provider.email}, ${facts.website}`,
    intro:
      "Bu sözleşme özeti, AB hukukunun öngördüğü biçimde bu hizmet teklifinin başlıca unsurlarını içerir.\nFarklı teklifleri karşılaştırmayı kolaylaştırır.\nHizmetle ilgili tam bilgi diğer belgelerde yer alır.",
    sections: [
      {
        heading: "Hizmetler ve cihazlar",
        paragraphs: [
          `Sesli arama, SMS ve mobil internet içeren mobil hat (${tariff.tech.join(", ")}). Almanya’da ayda ${number(tariff.dataGb)} GB${bonus}; bunun ${number(tariff.euDataGb)} GB’ı AB’de, AEA’da ve Ukrayna’da kullanılabilir. Almanya’nın tüm şebekelerine arama ve SMS ek ücretsiz, Türkiye’ye ayda ${number(tariff.minutesTr)} dakika. Türkiye, Birleşik Krallık ve İsviçre AB bölgesine dahil değildir.`,
          changes
            ? `SIM’in ve ${formatPhone(facts.msisdn ?? "")} numaran aynı kalır.`
            : `${facts.simType === "esim" ? "eSIM" : "SIM kart"}${facts.msisdn ? `, numara ${formatPhone(facts.msisdn)}` : ""}${facts.portedNumber ? `, ${formatPhone(facts.portedNumber)} numarası ${facts.portedFrom ?? "eski"} operatöründen taşınır` : ""}.${jersey ? ` ${jersey.what ?? `${jersey.name}, beden ${jersey.size}${jersey.personalised ? ", kişiye özel baskılı" : ""}`}.` : ""}`,
        ],
      },
      {
        heading: "İnternet hizmetinin hızı ve sorun hâlinde haklar",
        paragraphs: [
          `Tahmini en yüksek hız: indirme ${number(tariff.maxDownMbps)} Mbit/sn, yükleme ${number(tariff.maxUpMbps)} Mbit/sn. Ayda ${number(tariff.dataGb + facts.bonusGb)} GB’tan sonra iki yönde en çok ${number(tariff.throttleKbps)} kbit/sn.`,
          "Hizmet, kararlaştırılandan önemli ölçüde ve sürekli ya da düzenli olarak saparsa ücreti indirebilir veya sözleşmeyi süre beklemeden feshedebilirsin (§ 57 f. 4 TKG). Arızaları gecikmeden ve ücretsiz gideririz; iki günden uzun sürerse tazminat hakkın var (§ 58 TKG).",
        ],
      },
      {
        heading: "Fiyat",
        prices: changes
          ? [[`${changes.from} tarihinden itibaren aylık`, money(payment.monthly)]]
          : [
              ["Aylık", money(payment.monthly)],
              ...fees.map(([label, price]): [string, string] => [`Tek seferlik: ${label}`, price]),
              ["Siparişle birlikte ödenecek", money(payment.dueNow)],
            ],
        paragraphs: [
          `${changes ? "Tarife değişikliği ücretsizdir. " : ""}Bütün fiyatlara %19 KDV dahildir.`,
          ...(facts.portedNumber
            ? [
                `Numaran bize gelmeden sana fatura kesmeyiz; aylık ücret geçiş gününden itibaren işler.${payment.openingFeeAfterSwitch ? ` Ondan sonraki ilk faturada ${money(payment.openingFeeAfterSwitch)} hat açılış ücreti yer alır.` : ""} Taşımanın kendisi ücretsizdir. Numaran, kararlaştırılan günden bir iş günü sonra hâlâ gelmediyse her ek gün için 10 € alırsın (§ 59 TKG).`,
              ]
            : []),
          `Tarife dışındaki kullanım, örneğin ücretli servis numaraları ya da AB dışı dolaşım, fiyat listesine göre ayrıca ücretlendirilir. Başka bir seçim yapmazsan veri dolaşımı dünya genelinde ayda ${money(ROAMING_CAP_DEFAULT_CENTS)} tutarında durur.`,
        ],
      },
      {
        heading: "Taahhüt, uzatma ve fesih",
        paragraphs: [
          ...(facts.portedNumber ? ["Taahhüt, numaranın bize geldiği gün başlar."] : []),
          ...(changes
            ? [
                `Yeni tarife ${changes.from} tarihinde başlar; o güne kadar eskisi geçerlidir. ${changes.until === undefined ? "Sözleşme belirsiz sürelidir. Bir ay önceden bildirerek istediğin zaman feshedebilirsin." : `Taahhüt ${changes.until} tarihinde biter. Sonrasında sözleşme belirsiz süreyle devam eder ve bir ay önceden bildirerek istediğin zaman feshedebilirsin. Taahhüt bitmeden olağan fesih mümkün değildir.${isLong ? " Daha kısa taahhütlü sürümü tarifenin sayfasında bulabilirsin." : ""}`}`,
                "Yeni tarife başlayana kadar değişikliği hesabından geri alabilirsin; o zaman sözleşmen olduğu gibi kalır.",
              ]
            : [
                tariff.commitmentMonths === 1
                  ? "Sözleşme belirsiz sürelidir. Bir ay önceden bildirerek istediğin zaman feshedebilirsin."
                  : `Taahhüt ${tariff.commitmentMonths} aydır. Sonrasında sözleşme belirsiz süreyle devam eder ve bir ay önceden bildirerek istediğin zaman feshedebilirsin. Taahhüt bitmeden olağan fesih mümkün değildir.${isLong ? " Daha kısa taahhütlü sürümü tarifenin sayfasında bulabilirsin." : ""}`,
              ]),
          withdrawal(facts),
        ],
      },
      {
        heading: "Engelli kullanıcılar için işlevler",
        paragraphs: [
          "Sesle ve uygulamayla 112 acil çağrı, işitme engelliler için aktarma hizmetleri, erişilebilir biçimde fatura ve sözleşme. Ayrıntılar erişilebilirlik beyanında.",
        ],
      },
      {
        heading: "Diğer önemli bilgiler",
        paragraphs: [
          "Şebekeye ve SIM’e uygun bir cihaz gerekir. Operatör değiştirirken numaranı taşıyabilirsin. Uyuşmazlıklarda Bundesnetzagentur’un tüketici uzlaştırma kurumuna başvurabilirsin. Genel işlem koşulları ve fiyat listesi geçerlidir.",
        ],
      },
    ],
    footer: `Oluşturulma: ${madeOn} · No. ${facts.id}`,
  };
}

function withdrawal({ business, jersey, change }: SummaryFacts): string {
  if (business) return "Şirket olarak sipariş veriyorsun; bu yüzden yasal cayma hakkı yoktur.";
  const tariff = "Sözleşmeden 14 gün içinde gerekçe göstermeden cayabilirsin.";
  if (change) return "Değişiklikten 14 gün içinde gerekçe göstermeden cayabilirsin.";
  if (!jersey) return tariff;
  return `${tariff} ${
    jersey.personalised
      ? "Ad ya da numara basılmış formada cayma hakkı yoktur (§ 312g f. 2 no. 1 BGB)."
      : "Formanın kendi cayma hakkı var: eline geçtiği günden itibaren 14 gün."
  }`;
}
