import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { complete, user } from "../testing/samples.ts";
import { stageFor } from "../testing/stage.tsx";

const COMPANY = { ...user, customerType: "corporate" as const, companyName: "Tribünenbau GmbH", taxNumber: "1234567890" };

test.each(["cart", "tariff", "number", "extras", "approval"] as const)(
  "a company reads what the month costs without VAT, and a person does not, at: %s",
  async (step) => {
    // 19,99 € gross
    const net = page.getByText(/16,80\s€ zzgl\. MwSt\./);
    const company = await render((await stageFor({ step, draft: complete(), user: COMPANY })).element);
    await expect.element(net.first()).toBeInTheDocument();
    await company.unmount();
    await render((await stageFor({ step, draft: complete(), user })).element);
    await expect.element(page.getByText(/19,99\s€/).first()).toBeInTheDocument();
    expect(net.elements()).toEqual([]);
  },
);

test("a company's order names the company beside the person who orders for it", async () => {
  await render((await stageFor({ step: "approval", draft: complete(), user: COMPANY })).element);
  await expect.element(page.getByText("Tribünenbau GmbH")).toBeVisible();
});
