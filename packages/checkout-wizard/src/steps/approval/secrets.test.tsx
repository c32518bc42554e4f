import { everythingStored } from "@tribun/vitest-config/stored";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openCoupon, openSummary, orderButton, sentOrders, terms } from "../../testing/approval.tsx";
import { complete, mainLine, provenUser, shortTariff, tariff } from "../../testing/samples.ts";

const NUMBER = "L01X00T471";
const KEYWORD = "2486";
/** JSON stored as a string has a backslash before each of its quotes. */
const SECRETS = new RegExp(`${NUMBER}|"${KEYWORD}\\\\*"`);
const PARTS = ["Tarif", "Kind", "SIM", "Trikot", "Persönliche Angaben"];

/** Waits for a value that the draft does store, because an empty storage would prove nothing. */
async function expectUntold(kept: string) {
  await expect.poll(everythingStored).toContain(kept);
  expect(await everythingStored()).not.toMatch(SECRETS);
}

test("a database is looked into, as well as both storages", async () => {
  localStorage.setItem("probe", "one");
  sessionStorage.setItem("probe", "two");
  const opening = indexedDB.open("probe", 1);
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("things").put({ deep: "three" }, "four"));
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  opening.result.close();
  const stored = await everythingStored();
  for (const probe of ["one", "two", "three", "four"]) expect(stored).toContain(`"${probe}"`);
  expect(stored).not.toMatch(SECRETS);
  localStorage.setItem("probe", JSON.stringify({ keyword: KEYWORD }));
  expect(await everythingStored()).toMatch(SECRETS);
  indexedDB.deleteDatabase("probe");
  localStorage.removeItem("probe");
  sessionStorage.removeItem("probe");
});

test("the document's number and the keyword are in no storage, whatever stands open on the ticket and wherever the fan goes", async () => {
  const draft = { ...complete(), childBirthday: "2015-05-05", mainLineId: "l1" };
  const of = { ...draft, ...(draft.tariff && { tariff: { ...draft.tariff, requiresChild: true, requiresMainLine: true } }) };
  const forChild = { ...tariff, eligibility: { ...tariff.eligibility, requiresChild: true, requiresMainLine: true } };
  const { calls } = await openApproval({
    draft: of,
    secrets: {},
    user: { ...provenUser(), keywordSet: false },
    answers: {
      tariffDetail: ({ params }: { params: { idOrSlug: string } }) => (params.idOrSlug === shortTariff.id ? shortTariff : forChild),
      myLines: [mainLine("l1", "+491713920010")],
    },
  });
  const number = page.getByLabelText("Ausweisnummer");
  await number.fill(NUMBER);
  await page.getByLabelText("Gültig bis").fill("01/01/2031");
  await page.getByLabelText("Kundenkennwort").fill(KEYWORD);
  await expectUntold("2031-01-01");

  for (const part of PARTS) await page.getByRole("button", { name: `${part}: Ändern` }).click();
  await page.getByLabelText("Straße").fill("Sonnenallee");
  await openCoupon();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("TRIBUN5");
  await expectUntold("Sonnenallee");
  for (const part of PARTS) {
    await page.getByRole("region", { name: part, exact: true }).getByRole("button", { name: "Verwerfen" }).click();
  }

  await page.getByRole("button", { name: "Rufnummer: Ändern" }).click();
  await expectUntold("fromTicket");
  await page.getByRole("button", { name: "Zurück zum Ticket" }).click();
  // An unredeemed code would block the order.
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("");
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect
    .poll(() => sentOrders(calls)[0])
    .toMatchObject({ input: { body: { userInfo: { identityNumber: NUMBER, keyword: KEYWORD } } } });
  await expectUntold("openOrder");
});
