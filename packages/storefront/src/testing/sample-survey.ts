import type { Survey } from "@tribun/api-client/contract";

/** A survey with a question of each kind, as the operator returns it. */
export const sampleSurvey: Survey = {
  id: "kurve",
  title: "Drei Fragen aus der Kurve",
  answered: false,
  questions: [
    { id: "recommend", kind: "rating", required: true, text: "Empfiehlst du uns weiter?" },
    {
      id: "reason",
      kind: "choice",
      required: true,
      text: "Was zählt?",
      options: [
        { id: "price", text: "Der Preis" },
        { id: "club", text: "Der Verein" },
      ],
    },
    { id: "missing", kind: "text", required: false, text: "Was fehlt dir noch?" },
  ],
};
