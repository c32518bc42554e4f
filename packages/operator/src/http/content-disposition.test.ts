import { expect, test } from "vitest";
import { shownAs } from "./content-disposition.ts";

test.each([
  ["Kanarya-Mobil_Rechnung_R1-2026-000007.pdf", 'inline; filename="Kanarya-Mobil_Rechnung_R1-2026-000007.pdf"'],
  [
    "Kanarya-Mobil_Vertragsänderung.pdf",
    "inline; filename=\"Kanarya-Mobil_Vertragsaenderung.pdf\"; filename*=UTF-8''Kanarya-Mobil_Vertrags%C3%A4nderung.pdf",
  ],
  [
    "Fırtına-Mobil_Sözleşme-özeti.pdf",
    "inline; filename=\"Firtina-Mobil_Sozlesme-ozeti.pdf\"; filename*=UTF-8''F%C4%B1rt%C4%B1na-Mobil_S%C3%B6zle%C5%9Fme-%C3%B6zeti.pdf",
  ],
  ['a"b\r\nc.pdf', "inline; filename=\"a_b__c.pdf\"; filename*=UTF-8''a%22b%0D%0Ac.pdf"],
])("names %j", (name, header) => {
  expect(shownAs(name)).toBe(header);
});
