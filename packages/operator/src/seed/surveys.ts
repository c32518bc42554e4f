import type { Db } from "../db/database.ts";
import { type SurveyQuestion, surveys } from "../db/schema/fan-service.ts";
import { overwrite } from "./upsert.ts";

const QUESTIONS: SurveyQuestion[] = [
  {
    id: "recommend",
    kind: "rating",
    required: true,
    text: { de: "Wie gern empfiehlst du uns in deiner Kurve weiter?", tr: "Bizi tribün arkadaşlarına ne kadar tavsiye edersin?" },
  },
  {
    id: "reason",
    kind: "choice",
    required: true,
    text: { de: "Was zählt für dich am meisten?", tr: "Senin için en önemlisi ne?" },
    options: [
      { id: "price", text: { de: "Der Preis über die ganze Laufzeit", tr: "Bütün süredeki fiyat" } },
      { id: "turkey", text: { de: "Minuten und Pakete für die Türkei", tr: "Türkiye dakikaları ve paketleri" } },
      { id: "language", text: { de: "Hilfe in meiner Sprache", tr: "Kendi dilimde destek" } },
      { id: "club", text: { de: "Die Nähe zum Verein", tr: "Kulübe yakınlık" } },
      { id: "network", text: { de: "Das Netz", tr: "Şebeke" } },
    ],
  },
  {
    id: "order",
    kind: "rating",
    required: false,
    text: { de: "Wie leicht war deine Bestellung?", tr: "Siparişin ne kadar kolaydı?" },
  },
  {
    id: "missing",
    kind: "text",
    required: false,
    text: { de: "Was fehlt dir noch?", tr: "Neyi eksik buluyorsun?" },
  },
];

/** The current survey; keeps the fans' answers. */
export async function seedSurveys(db: Db, now: Date): Promise<void> {
  await db
    .insert(surveys)
    .values([
      {
        id: "kurve-2026",
        title: { de: "Vier Fragen aus der Kurve", tr: "Tribünden dört soru" },
        questions: QUESTIONS,
        opensAt: now,
        closesAt: null,
      },
    ])
    .onConflictDoUpdate({ target: surveys.id, set: overwrite(surveys, "id", "opensAt", "closesAt") });
}
