import type { Language } from "@tribun/domain";
import { type Block, link, list } from "@tribun/mails";

/** Texts about a jersey that came with a contract, in the mail's language. */
export type JerseyWords = {
  /** For example "Fan-Trikot Heim, gemustert, Größe L, Name IŞIL, Nummer 19". */
  readonly what: string;
  /** Price, advance and remaining amount, as a sentence. */
  readonly price: string;
  /** Made for one person, so there is no right of withdrawal (§ 312g(2) no. 1 BGB). */
  readonly personalised: boolean;
};

/** Facts that decide which rights a contract's first mail must name. */
export type ContractFacts = {
  readonly origin: string;
  /** A business buyer has no right of withdrawal (§ 312g BGB). */
  readonly business: boolean;
  /** Begins before the 14 days end, at the fan's request (§ 357a BGB). */
  readonly earlyStart: boolean;
  readonly jersey: JerseyWords | undefined;
};

/** Text blocks of every mail that confirms a contract, for a new or a ported number. */
export type ContractWords = {
  /** Row that names the jersey and its price; undefined without one. */
  readonly jersey: (facts: ContractFacts) => readonly [label: string, value: string] | undefined;
  /** The attached documents (§ 312f BGB, § 54 TKG), and where the privacy notice stands. */
  readonly documents: (facts: ContractFacts) => readonly Block[];
  /** The same for an addition to a contract, such as a pack. */
  readonly terms: (facts: Pick<ContractFacts, "business">) => Block;
  /** Text for a business, in place of the consumer rights. */
  readonly noWithdrawal: string;
  /** The right of withdrawal from the tariff and, separately, from the jersey (L22). */
  readonly withdrawal: (facts: ContractFacts) => readonly string[];
};

const KEEP_DE = "Deine Unterlagen, im Anhang als PDF zum Aufheben:";
const KEEP_TR = "Saklaman için belgelerin, ekte PDF olarak:";
const termsDe = ({ business }: Pick<ContractFacts, "business">) => [
  "Allgemeine Geschäftsbedingungen",
  !business && "Widerrufsbelehrung mit Muster-Widerrufsformular",
];
const termsTr = ({ business }: Pick<ContractFacts, "business">) => [
  "Genel işlem koşulları",
  !business && "Cayma bilgilendirmesi ve örnek cayma formu",
];

const de: ContractWords = {
  jersey: ({ jersey }) => jersey && ["Trikot", `${jersey.what}\n${jersey.price}`],
  documents: (f) => [
    list(KEEP_DE, "Vertragszusammenfassung", "Produktinformationsblatt", "Preisliste", ...termsDe(f)),
    link("Wie wir mit deinen Daten umgehen", `${f.origin}/information/privacy-policy`),
  ],
  terms: (f) => list(KEEP_DE, ...termsDe(f)),
  noWithdrawal: "Du hast als Unternehmen bestellt; ein gesetzliches Widerrufsrecht besteht deshalb nicht.",
  withdrawal: (f) => {
    if (f.business) return [de.noWithdrawal];
    const early =
      " Du hast verlangt, dass wir schon vor Ablauf der Frist beginnen; für die Zeit bis zum Widerruf zahlst du dann den anteiligen Preis.";
    const tariff = `Widerrufsrecht: Deinen Tarif kannst du binnen 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Es genügt eine eindeutige Erklärung, zum Beispiel über „Vertrag widerrufen“ unten auf jeder unserer Seiten. Was du bezahlt hast, bekommst du spätestens 14 Tage danach zurück.${f.earlyStart ? early : ""}`;
    if (!f.jersey) return [tariff];
    return [
      tariff,
      f.jersey.personalised
        ? "Für dein Trikot gibt es kein Widerrufsrecht, weil es mit Name oder Nummer eigens für dich angefertigt wird (§ 312g Abs. 2 Nr. 1 BGB). Die gesetzliche Gewährleistung bleibt dir."
        : "Dein Trikot hat ein eigenes Widerrufsrecht: Du kannst es binnen 14 Tagen ab dem Tag, an dem du es bekommst, ohne Angabe von Gründen zurückgeben und den Tarif behalten. Die Rücksendung zahlen wir.",
    ];
  },
};

const tr: ContractWords = {
  jersey: ({ jersey }) => jersey && ["Forma", `${jersey.what}\n${jersey.price}`],
  documents: (f) => [
    list(KEEP_TR, "Sözleşme özeti", "Ürün bilgi formu", "Fiyat listesi", ...termsTr(f)),
    link("Verilerini nasıl kullandığımız", `${f.origin}/information/privacy-policy`),
  ],
  terms: (f) => list(KEEP_TR, ...termsTr(f)),
  noWithdrawal: "Siparişi şirket olarak verdin; bu yüzden yasal cayma hakkı yoktur.",
  withdrawal: (f) => {
    if (f.business) return [tr.noWithdrawal];
    const early = " Süre dolmadan başlamamızı istedin; bu durumda caymaya kadar geçen süre için orantılı ücreti ödersin.";
    const tariff = `Cayma hakkı: Tarifenden, sözleşmenin kurulmasından itibaren 14 gün içinde gerekçe göstermeden cayabilirsin. Açık bir beyan yeterli, örneğin her sayfamızın altındaki “Sözleşmeden cay” bağlantısıyla. Ödediğin tutarı en geç 14 gün içinde geri alırsın.${f.earlyStart ? early : ""}`;
    if (!f.jersey) return [tariff];
    return [
      tariff,
      f.jersey.personalised
        ? "Formanda cayma hakkı yoktur; çünkü ad ya da numarayla yalnızca senin için üretilir (§ 312g f. 2 no. 1 BGB). Ayıplı maldan doğan yasal hakların saklıdır."
        : "Formanın kendi cayma hakkı var: Formayı, eline geçtiği günden itibaren 14 gün içinde gerekçe göstermeden geri verip tarifeni sürdürebilirsin. Geri gönderme masrafını biz karşılarız.",
    ];
  },
};

const BY_LANGUAGE: Record<Language, ContractWords> = { de, tr };
export const contractWords = (language: Language): ContractWords => BY_LANGUAGE[language];
