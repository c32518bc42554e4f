import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, sentOrders, terms } from "../../testing/approval.tsx";
import { provenUser } from "../../testing/samples.ts";

const field = () => page.getByLabelText("Kundenkennwort", { exact: true });

test.each([
  ["digits4", "Tribüne", "1357", /Ziffern/],
  ["text3to20", "ab", "Tribüne 1907", /3 bis 20/],
] as const)("the keyword follows the club's rule %s, in both readings of the specification", async (keywordRule, wrong, right, told) => {
  const { calls } = await openApproval({ keywordRule, user: { ...provenUser(), keywordSet: false } });
  await openSummary();
  await terms().click();
  await field().fill(wrong);
  await orderButton().click();
  await expect.element(page.getByRole("alert", { name: "Das fehlt noch" })).toMatchTextContent(told);
  await expect.element(field()).toHaveValue(wrong);
  expect(sentOrders(calls)).toHaveLength(0);

  await field().fill(right);
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
  expect(sentOrders(calls)[0]?.input).toMatchObject({ body: { userInfo: { keyword: right } } });
});
