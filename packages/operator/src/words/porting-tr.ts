import type { PortingReason } from "@tribun/domain";
import { button, facts, link, list, note } from "@tribun/mails";
import { TR, turkish } from "./letters.ts";
import { contractWords } from "./contract-words.ts";
import type { PortingFacts, PortingSmsFacts, PortingTexts } from "./porting-types.ts";

type Reason = { readonly why: (f: PortingSmsFacts) => string; readonly how: (f: PortingFacts) => string };

/** The donor's name, or "your old operator" if the fan has named none. */
const donor = (f: PortingSmsFacts) => f.donor ?? "eski operatörün";
/** The same at the beginning of a sentence. */
const donorFirst = (f: PortingSmsFacts) => f.donor ?? "Eski operatörün";
/** Before "operatöründe" and "operatörüne": the suffix is the same for a named operator and for "eski". */
const old = (f: PortingSmsFacts) => f.donor ?? "eski";
const contract = (f: PortingSmsFacts) => (f.donor === undefined ? "eski operatörünle sözleşmen" : `${f.donor} sözleşmen`);
/** The same at the beginning of a sentence. */
const contractFirst = (f: PortingSmsFacts) => (f.donor === undefined ? "Eski operatörünle sözleşmen" : `${f.donor} sözleşmen`);

const REASONS: Record<PortingReason, Reason> = {
  nameMismatch: {
    why: (f) => `${contractFirst(f)} başka bir ad üzerine kayıtlı.`,
    how: () => "Son faturana bak ve adı tam orada yazdığı gibi gir.",
  },
  birthdayMismatch: {
    why: (f) => `Doğum tarihi ${contract(f)}dekiyle uyuşmuyor.`,
    how: () => "Sözleşme kimin üzerineyse onun doğum tarihini gir.",
  },
  notReleased: {
    why: (f) => `${donorFirst(f)} numaranı henüz serbest bırakmadı.`,
    how: (f) =>
      `${f.donor === undefined ? "Eski operatörüne" : `${f.donor} firmasına`} numaranı erkenden taşımak istediğini bildir (Opt-in). Bunu telefonla ya da müşteri hesabından yapabilirsin, ön ödemeli hatlarda da geçerli ve ücretsizdir. Sonra başvuruyu bizde yeniden gönder.`,
  },
  wrongProvider: {
    why: (f) => (f.donor === undefined ? "Operatörünün adı olmadan numaran bulunamadı." : `Numaran ${f.donor} operatöründe değil.`),
    how: () => "Bazı markalar başka bir operatöre bağlıdır. Sözleşmenin kiminle olduğu faturanda yazar.",
  },
  contractNotTerminated: {
    why: (f) => `${contractFirst(f)} feshedilmemiş, bu yüzden henüz bir bitiş tarihi yok.`,
    how: () => "Sözleşmeni orada feshet ya da numaranı hemen taşı; eski sözleşmen o zaman bu numara olmadan sonuna kadar sürer.",
  },
  customerNumberMissing: {
    why: (f) => `Kurumsal sözleşmelerde ${donor(f)} müşteri numaranı istiyor.`,
    how: () => "Her faturada yazar.",
  },
  alreadyPorted: {
    why: () => "Numaran bu arada başka bir operatöre geçmiş.",
    how: () => "Onu oradan yeni bir siparişle bize taşıyabilirsin.",
  },
  tooLate: {
    why: (f) => `${contractFirst(f)} biteli bir aydan fazla olmuş.`,
    how: () => "Hiçbir operatör bir numarayı bu kadar uzun süre saklamak zorunda değil.",
  },
};

const words = contractWords("tr");
const orderOf = (f: PortingFacts) => `${f.origin}/dashboard/orders/${f.orderId}`;
const esimOf = (f: PortingFacts) => `${f.origin}/checkout/success?order=${f.orderId}`;
const NEW_NUMBER = "Yeni numarayla başla: Bir numara seç, hattın birkaç dakika içinde açılsın.";
const ARRIVED: Record<PortingFacts["contract"], { readonly what: (f: PortingFacts) => string; readonly stay: string }> = {
  ended: {
    what: (f) =>
      `${f.orderNumber} numaralı siparişinin sözleşmesi sona ermişti. Buna rağmen ${donor(f)}, ${f.number} numaranı bize devretti.`,
    stay: "Yeni bir sözleşme yap ve bize haber ver; numarayı o hatta bağlarız.",
  },
  open: {
    what: (f) => `${f.number} numaranın geçişinden vazgeçilmiş ya da geçiş reddedilmişti. Buna rağmen ${donor(f)} onu bize devretti.`,
    stay: "Bize haber ver, siparişini bu numarayla başlatalım.",
  },
  running: {
    what: (f) => `hattın yeni bir numarayla çalışıyor. Buna rağmen ${donor(f)} şimdi ${f.number} numaranı da bize devretti.`,
    stay: "Bize haber ver, yeni numaranı bununla değiştirelim.",
  },
};
const reasonOf = (f: PortingSmsFacts) => (f.reason ? REASONS[f.reason] : undefined);

export const portingTr: PortingTexts = {
  mail: {
    requested: (f) =>
      turkish(
        f,
        `${f.number} numaranı taşıyoruz`,
        `${f.paid ? `${f.paid} tutarındaki ödemeni aldık` : "Ödeme yöntemini bir şey tahsil etmeden doğruladık"} ve ${f.orderNumber} numaralı siparişini kabul ediyoruz. ${f.number} numaran için şimdi ${old(f)} operatörüne başvuruyoruz; gün belli olur olmaz sana yazacağız.`,
        facts(
          ["Sipariş numarası", f.orderNumber],
          ["Numara", f.number],
          ["Tarife", `${f.tariff}, geçiş gününden itibaren ayda ${f.monthly}`],
          f.openingFee !== undefined && ["Hat açılış ücreti", `${f.openingFee}, geçişten sonraki ilk faturayla`],
          words.jersey(f),
        ),
        f.sim === "esim"
          ? ["eSIM’ini mümkünse hemen yükle.", button("eSIM’i yükle", esimOf(f))]
          : `SIM kartın yolda${f.parcel ? `, tahmini teslim ${f.parcel}` : ""}. Geçiş günü telefonuna tak.`,
        list(
          "Bilmen gerekenler:",
          f.mnpType === "ASAP"
            ? `${contractFirst(f)} olduğu gibi kalır ve sonuna kadar sürer. İstersen orada yeni bir numara alırsın. Sözleşmen sürüyorsa ${donor(f)} numarayı serbest bırakmalı: Taşıyacağını orada telefonla ya da müşteri hesabından bildir (Opt-in).`
            : `Numaran, ${contract(f)} bittiğinde geçer. Sözleşmeyi senin feshetmiş olman gerekir.`,
          "Geçişin kendisi için bir şey ödemezsin. Numaran bize gelmeden sana fatura kesmeyiz.",
          "Geçiş hattını en fazla bir iş günü keser. Numaran, kararlaştırılan günden bir iş günü sonra hâlâ gelmediyse her ek gün için 10 € alırsın (§ 59 TKG).",
        ),
        words.documents(f),
        words.withdrawal(f),
        TR.questions(f.hotline),
      ),
    scheduled: (f) =>
      turkish(
        f,
        `Numaran ${f.date ?? ""} günü geçiyor`,
        `${donorFirst(f)} onay verdi: ${f.number} numaran ${f.date ?? ""} günü gece bize geçiyor. O zamana kadar eski SIM’inle, sonra bizimkiyle konuşursun.`,
        facts(["Numara", f.number], ["Geçiş günü", f.date ?? ""]),
        f.cancelUntil !== undefined && [
          `Fikrini mi değiştirdin? Geçişten ${f.cancelUntil} gününe kadar vazgeçebilirsin.`,
          link("Geçişe bak ya da vazgeç", orderOf(f)),
        ],
        "Numaran bu günden bir iş günü sonra hâlâ gelmediyse her ek gün için 10 € alırsın (§ 59 TKG).",
        TR.questions(f.hotline),
      ),
    declined: (f) =>
      turkish(
        f,
        `${donorFirst(f)} numaranı henüz vermiyor`,
        `${reasonOf(f)?.why(f) ?? ""} Bu yüzden ${f.number} numaran bu haliyle bize gelemiyor. ${f.orderNumber} numaralı siparişin duruyor ve hâlâ bir şey ödemiyorsun.`,
        f.correctUntil === undefined && reasonOf(f)?.how(f),
        list(
          "Şimdi ne yapabilirsin:",
          f.correctUntil !== undefined && `Bilgileri düzelt: ${reasonOf(f)?.how(f) ?? ""} Son gün ${f.correctUntil}.`,
          NEW_NUMBER,
        ),
        button(f.correctUntil === undefined ? "Yeni numara seç" : "Düzelt ya da yeni numara seç", orderOf(f)),
        `30 gün boyunca bir seçim yapmazsan siparişi ${f.refund ? `kapatır ve ${f.refund} tutarını geri öderiz` : "kapatırız"}.`,
        TR.questions(f.hotline),
      ),
    late: (f) =>
      turkish(
        f,
        `${f.number} numaran henüz gelmedi`,
        `numaran ${f.date ?? ""} günü geçecekti, ama henüz bize ulaşmadı. Bunun için özür dileriz. Üzerinde çalışıyoruz; o zamana kadar eski SIM’ini kullanabilirsin.`,
        note("Bundan sonraki her gün için 10 € alırsın (§ 59 TKG). Bir şey yapman gerekmez: Tutarı bir sonraki faturandan düşeriz."),
        TR.questions(f.hotline),
      ),
    completed: (f) =>
      turkish(
        f,
        `${f.number} numaran geldi`,
        `tribünümüze hoş geldin: ${f.number} numaran artık bizde ve hattın açık. Bugünden itibaren ${f.tariff} tarifen ayda ${f.monthly}${f.openingFee ? `; ${f.openingFee} tutarındaki hat açılış ücreti ilk faturada` : ""}.`,
        f.compensation !== undefined &&
          note(`Geçiş fazla uzun sürdü. Bu yüzden bir sonraki faturandan ${f.compensation} düşüyoruz (§ 59 TKG).`),
        f.sim === "esim"
          ? ["eSIM’ini henüz yüklemedin mi? İşte burada.", button("eSIM’i yükle", esimOf(f))]
          : "Henüz yapmadıysan şimdi SIM kartımızı tak.",
        TR.questions(f.hotline),
      ),
    cancelled: (f) =>
      turkish(
        f,
        `${f.number} numaran ${old(f)} operatöründe kalıyor`,
        `numaranın geçişinden vazgeçtin; numaran ${old(f)} operatöründe kalıyor. ${f.orderNumber} numaralı siparişin 30 gün daha açık.`,
        NEW_NUMBER,
        button("Yeni numara seç", orderOf(f)),
        `30 gün dolunca siparişi ${f.refund ? `kapatır ve ${f.refund} tutarını geri öderiz` : "kapatırız"}.`,
        TR.questions(f.hotline),
      ),
    abandoned: (f) =>
      turkish(
        f,
        `${f.orderNumber} numaralı siparişini kapatıyoruz`,
        `${f.number} numaran bize gelemedi, sen de yeni bir numara seçmedin. Bu yüzden siparişi kapatıyoruz.${f.refund ? ` ${f.refund} tutarını ödediğin yoldan en geç 14 gün içinde geri alırsın.` : ""}`,
        "Yeniden denemek istersen bütün tarifeler seni bekliyor.",
        button("Tarifelere bak", `${f.origin}/tarife`),
        TR.questions(f.hotline),
      ),
    arrived: (f) =>
      turkish(
        f,
        `${f.number} numaran bize ulaştı`,
        ARRIVED[f.contract].what(f),
        `Numaranı kaybetmezsin: Onu ${f.keptUntil ?? ""} gününe kadar yalnızca senin için saklıyoruz. Bunun ve geçişin için senden ücret almayız (§ 59 TKG). Ekibimiz bugün ilgilenip sana ulaşacak.`,
        facts(["Numara", f.number], ["Saklandığı son gün", f.keptUntil ?? ""], ["Kaydının numarası", f.ticket ?? ""]),
        list(
          "Nereye gideceğine sen karar verirsin:",
          `${f.donor ?? "Eski"} operatörüne geri ya da başka bir operatöre: Numara taşımayı orada iste ve eski operatörün olarak bizi yaz.`,
          `Bizde kalsın: ${ARRIVED[f.contract].stay}`,
        ),
        "O güne kadar bir seçim yapmazsan numara, tahsis edildiği operatöre geri döner.",
        TR.questions(f.hotline),
      ),
  },
  sms: {
    scheduled: (f) => `${f.club}: ${f.number} numaran ${f.date ?? ""} günü bize geçiyor. O zamana kadar eski SIM’ini kullan.`,
    declined: (f) =>
      `${f.club}: ${reasonOf(f)?.why(f) ?? ""} Yapabileceklerin e-postamızda ve burada: ${f.origin}/dashboard/orders/${f.orderId}`,
    completed: (f) => `${f.club}: ${f.number} numaran geldi. Şimdi SIM’imizi tak ya da eSIM’ini yükle.`,
  },
};
