import { expect, it } from "vitest";
import { createI18n, languageOf, loadTexts, switchLanguage } from "./create-i18n.ts";

it("speaks the language it was made for", async () => {
  const german = await createI18n("de");
  const turkish = await createI18n("tr");
  expect(german.t("action.next")).toBe("Weiter");
  expect(turkish.t("action.next")).toBe("Devam");
});

it("loads a namespace when asked, and all of them again in the other language", async () => {
  const i18n = await createI18n("de");
  expect(i18n.hasResourceBundle("de", "errors")).toBe(false);
  await loadTexts(i18n, ["errors"]);
  expect(i18n.t("text.1028", { ns: "errors" })).toBe("Der Code stimmt nicht. Vergleich ihn mit der SMS.");
  await switchLanguage(i18n, "tr");
  expect(languageOf(i18n)).toBe("tr");
  expect(i18n.t("text.1028", { ns: "errors" })).toBe("Kod yanlış. SMS ile karşılaştır.");
});

it("chooses the plural form", async () => {
  const i18n = await createI18n("de");
  expect(i18n.t("errorSummary", { count: 1 })).toBe("Bitte prüf diese Angabe");
  expect(i18n.t("errorSummary", { count: 3 })).toBe("Bitte prüf diese 3 Angaben");
});
