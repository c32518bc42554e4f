import { createI18n } from "@tribun/i18n";
import type { Language } from "@tribun/domain";
import { expect, test } from "vitest";
import { shellBody } from "./shell-body.ts";

const club = {
  name: "Muster Mobil",
  pattern: "sash",
  hotline: { freeNumber: "0800 1234567" },
  vocabulary: { chant: { de: "Ein Verein.\nEin Netz.", tr: "Tek takım.\nTek hat." } },
} as const;

const bodyOf = async (language: Language, path: string) => shellBody(club, await createI18n(language, ["server"]), path);

test("without scripts the page that a mail leads to says that the declaration counts, and others what they need scripts for", async () => {
  const confirm = await bodyOf("de", "/information/cancellation/confirm");
  expect(confirm).toContain("zählt ab ihrem Eingang");
  expect(confirm).toContain("tel:08001234567");
  expect(await bodyOf("tr", "/information/cancellation/confirm")).toContain("ulaştığı andan itibaren geçerli");
  expect(await bodyOf("de", "/dashboard")).toContain("Für dein Konto");
});

test("until a page is drawn its club speaks, in the page's language", async () => {
  expect(await bodyOf("tr", "/dashboard")).toContain("Muster Mobil");
  expect(await bodyOf("tr", "/dashboard")).toContain(">Tek takım.\nTek hat.<");
  expect(await bodyOf("de", "/order/number")).toContain(">Ein Verein.\nEin Netz.<");
});

test("what a fan can do if the page never comes stands in its document, in its language", async () => {
  expect(await bodyOf("de", "/dashboard")).toMatch(/role="status">.*noch nicht da.*<a href="">.*tel:08001234567/);
  expect(await bodyOf("tr", "/dashboard")).toMatch(/role="status">.*hâlâ açılmadı.*<a href="">.*tel:08001234567/);
});
