import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../../testing/fake-operator.ts";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { DeleteForm } from "./delete-form.tsx";

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test.each([
  ["lineActive", "Vertrag ansehen", "/dashboard/account/overview"],
  ["orderOpen", "Bestellungen ansehen", "/dashboard"],
  ["invoiceOpen", "Rechnungen ansehen", "/dashboard/bills"],
])("what keeps an account (%s) is one press away", async (reason, words, href) => {
  const answers = { "DELETE /api/users/me": refuse("-1", { reason }) };
  const { element } = await makeStage({ screen: <DeleteForm onCancel={() => undefined} />, answers, user: sampleUser });
  await render(element);
  await page
    .getByLabelText(/Passwort/)
    .first()
    .fill("Geheim-2026-lang");
  await press("Weiter zum Löschen");
  await press("Ja, Konto löschen");
  await expect.element(page.getByRole("link", { name: words })).toHaveAttribute("href", href);
});

test("a yes that was pressed twice and refused is not the answer to the next question", async () => {
  const answers = { "DELETE /api/users/me": refuse("1004") };
  const { element, sent } = await makeStage({ screen: <DeleteForm onCancel={() => undefined} />, answers, user: sampleUser });
  await render(element);
  const password = page.getByLabelText(/Passwort/).first();
  await password.fill("Geheim-2026-lang");
  await press("Weiter zum Löschen");
  const yes = page.getByRole("button", { name: "Ja, Konto löschen", exact: true });
  await expect.element(yes).toBeVisible();
  const button = yes.element();
  if (!(button instanceof HTMLElement)) throw new Error("no button");
  button.click();
  button.click();
  await expect.element(yes).not.toBeInTheDocument();
  await password.fill("Geheim-2026-kurz");
  await press("Weiter zum Löschen");
  await expect.element(yes).toBeVisible();
  expect(sent).toHaveLength(1);
});
