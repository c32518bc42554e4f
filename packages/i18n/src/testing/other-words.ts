import type { Language } from "@tribun/domain";

/** A word the texts must not use, and the term that replaces it. */
export type OtherWord = readonly [found: RegExp, ours: string];

/**
 * One term for each thing: the wrong words that a pattern can find. A word with a second meaning is not listed. If a text's language is
 * unknown, both lists apply, because no word of one list is a word of the other language.
 */
export const OTHER_WORDS: Readonly<Record<Language, readonly OtherWord[]>> = {
  de: [
    [/(?<!\p{L})Leitung(?:en)?(?!\p{L})/u, "Anschluss"],
    [/Hauptkarte|Partnerkarte/u, "Hauptanschluss, Partneranschluss"],
    [/(?<!\p{L})(?:Packs?|Option(?:en)?)(?!\p{L})/u, "Paket"],
    [/[Ff]reischalt|freigeschaltet|schalten\b[^.]*\bfrei(?!\p{L})/u, "aktivieren"],
    [/Kosten(?:limit|deckel)/u, "Kostengrenze"],
    [/besondere[nr]? (?:Rufn|N)ummer|Spezialnummer/u, "Wunschnummer"],
    [/Zahlungs(?:mittel|weise|methode)/u, "Zahlungsart"],
    [/Zahlungsseite/u, "Bezahlseite"],
    [/(?<!\p{L})(?:einziehen|eingezogen)(?!\p{L})|ziehen\b[^.]*\bein\./u, "abbuchen"],
    [/Einzelnachweis/u, "Einzelverbindungsnachweis"],
    [/(?<!\p{L})Dashboard(?!\p{L})/u, "Übersicht"],
    [/(?<!\p{L})Push(?!\p{L})/u, "Benachrichtigung"],
    [/Newsletter/u, "Werbung"],
    [/[Kk]ostenfrei|(?<!\p{L})(?:[Gg]ratis|umsonst|unentgeltlich)/u, "kostenlos"],
    [/(?<![-\u2060\p{L}])Mails?(?!\p{L})/u, "E-Mail"],
    [/Großbritannien/u, "Vereinigtes Königreich"],
    [/Datenschutz(?:hinweis(?!e)|erklärung)/u, "Datenschutzhinweise"],
    [/(?<!\p{L})[Oo]hne Laufzeit/u, "ohne Mindestlaufzeit"],
    [/merkt es|Co-Badge|<<</u, "what happens, in plain words"],
  ],
  tr: [
    [/(?<!\p{L})[Vv]eri (?:hakk|hacm|miktar)|(?<!\p{L})[Kk]ota/u, "internet, internet hakkı"],
    [/[Cc]ayman(?!\p{L}*(?:ın|ız))/u, "cayma, cayma işlemi"],
    [/[Aa]sgari sür/u, "taahhüt"],
    [/her ay (?:iptal|bırak)|[Hh]er ay feshedebilirsin|bırak(?:ılabilir|abilirsin)/u, "her ay feshedilebilir"],
    [/ay süreli|aylık (?:sözleşme|süreyle)/u, "ay taahhütlü"],
    [/[Ff]esih (?:bildirim )?süresi/u, "bildirim süresi"],
    [/(?<!\p{L})[Öö]zel numara/u, "seçme numara; of 0900 ücretli servis numarası"],
    [/(?:[Mm]aliyet|[Mm]asraf) sınır|[Hh]arcama limit/u, "harcama sınırı"],
    [/[Öö]deme (?:arac|şekl)/u, "ödeme yöntemi"],
    [/para çek|hesab\p{L}* (?:çek(?:il|iy|er|ec|me)|bir şey çek)|çekeceğiz/u, "tahsil et"],
    [/[Aa]lacak (?:notu|dekontu|yazısı)/u, "alacak belgesi"],
    [/(?:arama|görüşme) dökümü/u, "ayrıntılı döküm"],
    [/(?<!\p{L})[Tt]anıtım/u, "reklam"],
    [/[Rr]ezervasyon/u, "ayırma"],
    [/[Dd]estek hatt|[Mm]üşteri hizmetleri|[Çç]ağrı merkez/u, "müşteri hattı"],
    [/(?<!\p{L})(?:[Bb]edava|[Bb]edelsiz|[Pp]arasız)/u, "ücretsiz"],
    [/fıkra|(?:TKG|TDDDG)[ \u00a0](?:m\.|§)|§[ \u00a0]?\d+\/\d/u, "§ 61 f. 4 TKG"],
    [/(?<!\p{L})avro(?!\p{L})/u, "euro"],
    [/WiFi/u, "Wi-Fi"],
    [/(?<!\p{L})[Oo]turum aç(?!ık)/u, "giriş yap"],
    [/[Mm]üşteri şifre/u, "müşteri parolası"],
    [/(?<!\p{L})[Tt]arifin/u, "tarifenin"],
    [/[Hh]akem (?:kurul|süre)/u, "uzlaştırma kurumu"],
    [/[Yy]asal garanti/u, "ayıplı maldan doğan yasal haklar"],
    [/[Vv]eri koruma sorumlu/u, "veri koruma görevlisi"],
    [/[Hh]attasın/u, "hattın açık"],
    [/(?<!\p{L})Bu olmadı/u, "İşlem tamamlanamadı"],
  ],
};

/** Checked only in texts known to be Turkish, because German writes the unit this way. */
export const TURKISH_ONLY: readonly OtherWord[] = [[/[kM]bit\/s(?!n)/u, "kbit/sn, Mbit/sn"]];
