import { type PricedOrder, priceOrder } from "@tribun/domain";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval } from "../../testing/approval.tsx";
import { complete, plan, provenUser, summary, tariff, withDocument, withPort } from "../../testing/samples.ts";

const costs = () => page.getByRole("region", { name: "Kosten", exact: true });
const answers = (payment: PricedOrder) => ({ contractSummary: { ...summary(), payment } });

test("every fee stands once, and their sum is what is paid today", async () => {
  const { advanceFee, customisationFee } = plan;
  const jersey = { advanceFee, customisationFee, number: 19 };
  const payment = priceOrder({ tariff, numberType: "new", simType: "esim", jersey });
  await openApproval({ answers: answers(payment) });
  // The shop's own amount first, then the operator's.
  await expect.element(costs()).toMatchTextContent(/Einmalig, heute74,98 €/);
  const said = [...costs().element().querySelectorAll("dt")].map(({ textContent }) => textContent);
  expect(new Set(said).size).toBe(said.length);
  const cents = (text: string) => Number(text.replace(/\D/g, ""));
  const amounts = [...costs().element().querySelectorAll("dd")].map(({ textContent }) => cents(textContent));
  const [monthly, today, ...fees] = amounts.toReversed();
  expect(monthly).toBe(payment.monthly.amount);
  expect(today).toBe(payment.dueNow.amount);
  expect(fees.reduce((sum, fee) => sum + fee, 0)).toBe(today);
  await expect.element(costs()).toMatchTextContent(/0,01 € für die Identitätsprüfung ziehen wir von deiner ersten Rechnung ab/);
});

test("a number that comes along pays its base and its opening fee only once it is here (§ 59 TKG)", async () => {
  const payment = priceOrder({ tariff, numberType: "port", simType: "esim" });
  await openApproval({ draft: { ...complete(), ...withPort() }, answers: answers(payment) });
  await expect.element(costs()).toMatchTextContent(/Jeden Monat ab dem Wechsel/);
  await expect.element(costs()).toMatchTextContent(/Anschlusspreis von 9,99 € berechnen wir erst, wenn deine Nummer bei uns ist/);
  await expect.element(costs()).toMatchTextContent(/Einmalig, heute0,01 €/);
});

test("a company reads its prices without taxes, too", async () => {
  const payment = priceOrder({ tariff, numberType: "new", simType: "esim" });
  const user = { ...provenUser(), customerType: "corporate" as const, companyName: "Tribünenbau GmbH", taxNumber: "1234567890" };
  await openApproval({ user, answers: answers(payment) });
  await expect.element(costs()).toMatchTextContent(/Ohne MwSt\.: heute \d+,\d\d €, im Monat 16,80 €/);
});

test("an eSIM says what its first bill will be, and a card whose start is unknown does not", async () => {
  const now = () => Date.parse("2026-11-20T12:00:00Z");
  const { unmount } = await openApproval({ now });
  // 11 of 30 days of 19,99 €, less 0,01 €.
  await expect
    .element(costs())
    .toMatchTextContent(/Erste Rechnung am 1\.\sDezember\s2026: 7,32\s€ für 20\.\sNovember\s2026 bis 30\.\sNovember\s2026/);
  await unmount();
  await openApproval({ now, draft: { ...withDocument(), simType: "physical" } });
  await expect.element(costs()).toMatchTextContent(/Jeden Monat/);
  expect(page.getByText(/Erste Rechnung am/).query()).toBeNull();
});
