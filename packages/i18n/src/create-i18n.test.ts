import { expect, it } from "vitest";
import { createI18n } from "./create-i18n.ts";

it("speaks the language it was made for", async () => {
  const german = await createI18n("de");
  const turkish = await createI18n("tr");
  expect(german.text("common", "action.next")).toBe("Weiter");
  expect(turkish.text("common", "action.next")).toBe("Devam");
});

it("loads a namespace when asked, and all of them again in the other language", async () => {
  const i18n = await createI18n("de");
  expect(i18n.isSettled("errors")).toBe(false);
  await i18n.load(["errors"]);
  expect(i18n.text("errors", "text.1028")).toBe("Der Code stimmt nicht. Vergleich ihn mit der SMS.");
  await i18n.change("tr");
  expect(i18n.language).toBe("tr");
  expect(i18n.text("errors", "text.1028")).toBe("Kod yanlış. SMS ile karşılaştır.");
});

it("chooses the plural form", async () => {
  const i18n = await createI18n("de");
  expect(i18n.text("common", "errorSummary", { count: 1 })).toBe("Bitte prüf diese Angabe");
  expect(i18n.text("common", "errorSummary", { count: 3 })).toBe("Bitte prüf diese 3 Angaben");
});
