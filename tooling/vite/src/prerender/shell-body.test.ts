import { expect, test } from "vitest";
import { shellBody } from "./shell-body.ts";

const club = { name: "Muster Mobil", hotline: { freeNumber: "0800 1234567" } };

test("without scripts the page that a mail leads to says that the declaration counts, and others what they need scripts for", () => {
  const confirm = shellBody(club, "de", "/information/cancellation/confirm");
  expect(confirm).toContain("zählt ab ihrem Eingang");
  expect(confirm).toContain("tel:08001234567");
  expect(shellBody(club, "tr", "/information/cancellation/confirm")).toContain("ulaştığı andan itibaren geçerli");
  expect(shellBody(club, "de", "/dashboard")).toContain("Für dein Konto");
});
