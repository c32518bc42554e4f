import type { Category, Media } from "@tribun/api-client/contract";

const question = (id: string, categoryId: string, title: string, body: string): Media => ({
  id,
  type: "faq",
  categoryId,
  title,
  body,
  publishedAt: "2026-10-01T10:00:00.000Z",
});

/** Topics, the last without a question yet. */
export const sampleTopics: readonly Category[] = [
  { id: "faq-order", name: "Bestellen", scope: "faq", order: 0 },
  { id: "faq-bill", name: "Rechnung und Bezahlen", scope: "faq", order: 1 },
  { id: "faq-empty", name: "Noch leer", scope: "faq", order: 2 },
];

export const sampleQuestions: readonly Media[] = [
  question("faq-need", "faq-order", "Was brauche ich für die Bestellung?", "Deinen Ausweis.\n\nPlane sechs Minuten ein."),
  question("faq-hold", "faq-order", "Wie lange bleibt meine Nummer frei?", "20 Minuten."),
  question("faq-bill-day", "faq-bill", "Wann kommt meine Rechnung?", "Einmal im Monat."),
];

/** Answers for the page of questions. */
export const questionAnswers = { "GET /api/media-contents": sampleQuestions, "GET /api/categories": sampleTopics };
