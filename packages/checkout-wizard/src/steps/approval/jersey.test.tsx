import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval } from "../../testing/approval.tsx";
import { withDocument } from "../../testing/samples.ts";

const JERSEY = { wanted: true, planId: "jersey-fan", size: "M", model: "home", style: "striped", junior: false } as const;

test.each([
  ["de", { name: "Işıl", number: "" }, "Mit Name oder Nummer ist eine Rückgabe ausgeschlossen"],
  ["tr", { name: "Işıl", number: "" }, "İsim ya da numara basılan forma iade edilemez"],
  ["tr", { name: "", number: "19" }, "İsim ya da numara basılan forma iade edilemez"],
] as const)("one of name and number alone makes a jersey that cannot be given back (%s, %o)", async (language, print, said) => {
  await openApproval({ draft: { ...withDocument(), jersey: { ...JERSEY, ...print } } }, language);
  await expect.element(page.getByText(said)).toBeVisible();
});
