import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KEPT_DAYS } from "../base/privacy/kept-days.ts";

const notice = (language: "de" | "tr") =>
  readFileSync(new URL(`../../../legal-texts/src/${language}/legal-privacy.md`, import.meta.url), "utf8");

/** The notice's phrase for each period, with `#` for the days; German, then Turkish. */
const NAMED: Record<keyof typeof KEPT_DAYS, readonly [string, string]> = {
  endedOrder: ["Abgebrochene Bestellungen # Tage", "Yarım kalan siparişler: # gün"],
  unusedSummary: ["Vertragszusammenfassungen ohne Bestellung # Tage", "Siparişe dönüşmeyen sözleşme özetleri: # gün"],
  message: ["Kopien der E-Mails und SMS an dich # Tage", "e-posta ve SMS’lerin kopyaları: # gün"],
  emailLink: ["ein Link aus einer E-Mail # Tage, nachdem er abgelaufen ist", "E-postadaki bağlantı: süresi dolduktan sonra # gün"],
  doneJob: ["Aufträge unserer Technik # Tage, nachdem", "Sistemimizin işleri: tamamlandıktan sonra # gün"],
  failedJob: ["die nicht gelingen, # Tage", "tamamlanamayanlar, biri ilgilenebilsin diye # gün"],
  lead: ["Anfragen von Firmen # Tage, nachdem", "Şirketlerin başvuruları: satış ekibimiz devraldıktan sonra # gün"],
  consentOfDeleted: ["solange dein Konto besteht und danach fünf Jahre", "hesabın durdukça ve sonrasında beş yıl"],
  usageRecord: ["einzelne Verbindungen, # Tage", "tek tek bağlantılar: # gün"],
  lapsedEntry: ["Nicht bestätigte Teilnahmen # Tage, nachdem", "bağlantının süresi dolduktan sonra # gün"],
  drawnEntry: ["Gewinnspielen # Tage nach der Ziehung", "çekilişten sonra # gün"],
  resolvedTicket: ["Anfragen an den Service # Tage, nachdem sie erledigt sind", "Destek talepleri: çözüldükten sonra # gün"],
  ticket: ["erledigt sind, längstens drei Jahre", "gün, en çok üç yıl"],
  otp: ["SMS-Codes # Tage", "SMS kodları: yalnızca doğrulama değeri olarak # gün"],
  answer: ["nichts doppelt auslöst, # Tage", "aynı işlemi yinelemesin diye: # gün"],
  session: ["Anmeldungen # Tage nach ihrem Ende", "Oturumlar: bittikten sonra # gün"],
  counter: ["IP-Adresse uns aufruft, # Tag,", "ne kadar sık çağırdığı: kötüye kullanıma karşı # gün"],
  resetLink: ["neues Passwort # Tag,", "Yeni parola için verilen kod: süresi dolduktan sonra # gün"],
};

test("the privacy notice names everything that is deleted after some days, with these days, in both languages (Art. 13 GDPR)", () => {
  for (const [name, days] of Object.entries(KEPT_DAYS)) {
    const [german = "", turkish = ""] = Object.entries(NAMED).find(([known]) => known === name)?.[1] ?? [];
    expect(notice("de"), name).toContain(german.replace("#", String(days)));
    expect(notice("tr"), name).toContain(turkish.replace("#", String(days)));
  }
});

test.each([
  [
    "de",
    /Ende des Kalenderjahres, das auf das Vertragsende folgt/,
    /SEPA-Mandate bis 13 Monate/,
    /acht Jahre/,
    /sechs Monate/,
    /drei Jahre ab/,
  ],
  ["tr", /sözleşmenin bitişini izleyen takvim yılının sonuna/, /SEPA ödeme talimatları: .* 13 ay/, /sekiz yıl/, /altı ay/, /üç yıl \(§§/],
] as const)("and what the law counts otherwise: %s", (language, ...phrases) => {
  for (const phrase of phrases) expect(notice(language)).toMatch(phrase);
});

test("and that who has played is known again for as long as there is the game", () => {
  expect(notice("de")).toMatch(/ein Spiel gespielt wurde, solange es das Spiel gibt, auch wenn du dein Konto löschst/);
  expect(notice("tr")).toMatch(/bir oyunun oynandığı: oyun var oldukça, hesabını silsen de/);
});

test("and that who came by an invitation is, for as long as invitations are rewarded", () => {
  expect(notice("de")).toMatch(/solange wir Einladungen belohnen, auch wenn du dein Konto löschst/);
  expect(notice("tr")).toMatch(/davetleri ödüllendirdiğimiz sürece, hesabını silsen de/);
});
