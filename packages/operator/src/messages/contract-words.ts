import type { Language } from "@tribun/domain";

/** A jersey that came with a contract, as readers of the language write it. */
export type JerseyWords = {
  /** For example "Fan-Trikot Heim, gemustert, Größe L, Name IŞIL, Nummer 19". */
  readonly what: string;
  /** Price, advance and what is left of it, a sentence of its own. */
  readonly price: string;
  /** Made for one person: nobody may withdraw from it (§ 312g(2) no. 1 BGB). */
  readonly personalised: boolean;
};

/** What decides which rights a contract's first mail has to name. */
export type ContractFacts = {
  readonly origin: string;
  /** Who buys as a business has no right of withdrawal (§ 312g BGB). */
  readonly business: boolean;
  /** Begins before the 14 days are over, as the fan wished (§ 357a BGB). */
  readonly earlyStart: boolean;
  readonly jersey: JerseyWords | undefined;
};

/** What every mail that confirms a contract says, whether the number is new or brought along. */
export type ContractWords = {
  /** Lines that name the jersey and its price; nothing without one. */
  readonly jersey: (facts: ContractFacts) => string;
  /** Which documents are attached (§ 312f BGB, § 54 TKG). */
  readonly documents: (facts: ContractFacts) => string;
  /** The same for what is bought to a contract, such as a pack. */
  readonly terms: (facts: Pick<ContractFacts, "business">) => string;
  /** What a business reads in place of its rights as a consumer. */
  readonly noWithdrawal: string;
  /** The right of withdrawal from the tariff and, apart from it, from the jersey (L22). */
  readonly withdrawal: (facts: ContractFacts) => string;
};

const KEEP_DE = "Deine Unterlagen, im Anhang als PDF zum Aufheben:";
const KEEP_TR = "Saklaman için belgelerin, ekte PDF olarak:";
const termsDe = ({ business }: Pick<ContractFacts, "business">) =>
  `- Allgemeine Geschäftsbedingungen${business ? "" : "\n- Widerrufsbelehrung mit Muster-Widerrufsformular"}`;
const termsTr = ({ business }: Pick<ContractFacts, "business">) =>
  `- Genel işlem koşulları${business ? "" : "\n- Cayma bilgilendirmesi ve örnek cayma formu"}`;

const de: ContractWords = {
  jersey: ({ jersey }) => (jersey ? `\nTrikot: ${jersey.what}\n${jersey.price}` : ""),
  documents: (f) => `${KEEP_DE}
- Vertragszusammenfassung
- Produktinformationsblatt
- Preisliste
${termsDe(f)}

Wie wir mit deinen Daten umgehen: ${f.origin}/information/privacy-policy`,
  terms: (f) => `${KEEP_DE}\n${termsDe(f)}`,
  noWithdrawal: "Du hast als Unternehmen bestellt; ein gesetzliches Widerrufsrecht besteht deshalb nicht.",
  withdrawal: (f) => {
    if (f.business) return de.noWithdrawal;
    const early =
      " Du hast verlangt, dass wir schon vor Ablauf der Frist beginnen; für die Zeit bis zum Widerruf zahlst du dann den anteiligen Preis.";
    const tariff = `Widerrufsrecht: Deinen Tarif kannst du binnen 14 Tagen ab Vertragsschluss ohne Angabe von Gründen widerrufen. Es genügt eine eindeutige Erklärung, zum Beispiel über „Vertrag widerrufen“ unten auf jeder unserer Seiten. Was du bezahlt hast, bekommst du spätestens 14 Tage danach zurück.${f.earlyStart ? early : ""}`;
    if (!f.jersey) return tariff;
    return `${tariff}\n\n${
      f.jersey.personalised
        ? "Für dein Trikot gibt es kein Widerrufsrecht, weil es mit Name oder Nummer eigens für dich angefertigt wird (§ 312g Abs. 2 Nr. 1 BGB). Die gesetzliche Gewährleistung bleibt dir."
        : "Dein Trikot hat ein eigenes Widerrufsrecht: Du kannst es binnen 14 Tagen ab dem Tag, an dem du es bekommst, ohne Angabe von Gründen zurückgeben und den Tarif behalten. Die Rücksendung zahlen wir."
    }`;
  },
};

const tr: ContractWords = {
  jersey: ({ jersey }) => (jersey ? `\nForma: ${jersey.what}\n${jersey.price}` : ""),
  documents: (f) => `${KEEP_TR}
- Sözleşme özeti
- Ürün bilgi formu
- Fiyat listesi
${termsTr(f)}

Verilerini nasıl kullandığımız: ${f.origin}/information/privacy-policy`,
  terms: (f) => `${KEEP_TR}\n${termsTr(f)}`,
  noWithdrawal: "Siparişi şirket olarak verdin; bu yüzden yasal cayma hakkı yoktur.",
  withdrawal: (f) => {
    if (f.business) return tr.noWithdrawal;
    const early = " Süre dolmadan başlamamızı istedin; bu durumda caymaya kadar geçen süre için orantılı ücreti ödersin.";
    const tariff = `Cayma hakkı: Tarifenden, sözleşmenin kurulmasından itibaren 14 gün içinde gerekçe göstermeden cayabilirsin. Açık bir beyan yeterli, örneğin her sayfamızın altındaki “Sözleşmeden cay” bağlantısıyla. Ödediğin tutarı en geç 14 gün içinde geri alırsın.${f.earlyStart ? early : ""}`;
    if (!f.jersey) return tariff;
    return `${tariff}\n\n${
      f.jersey.personalised
        ? "Formanda cayma hakkı yoktur; çünkü ad ya da numarayla yalnızca senin için üretilir (§ 312g f. 2 no. 1 BGB). Ayıplı maldan doğan yasal hakların saklıdır."
        : "Formanın kendi cayma hakkı var: Formayı, eline geçtiği günden itibaren 14 gün içinde gerekçe göstermeden geri verip tarifeni sürdürebilirsin. Geri gönderme masrafını biz karşılarız."
    }`;
  },
};

const BY_LANGUAGE: Record<Language, ContractWords> = { de, tr };
export const contractWords = (language: Language): ContractWords => BY_LANGUAGE[language];
