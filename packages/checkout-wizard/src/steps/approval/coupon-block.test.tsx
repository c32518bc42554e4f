import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton } from "../../testing/approval.tsx";

test.each(["1101", "1102", "1103"] as const)("coupon refused with %s: told at the field, what was typed stays", async (code) => {
  await openApproval({ answers: { couponCode: new ApiError(code) } });
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await field.fill("TRIBUN9");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveValue("TRIBUN9");
});

test("a coupon counts at once and asks for a new contract summary", async () => {
  const { calls } = await openApproval();
  await openSummary();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("tribun5");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await expect.element(orderButton()).toHaveAttribute("aria-disabled", "true");
  await expect.poll(() => calls.findLast(({ id }) => id === "contractSummary")?.input).toMatchObject({ body: { couponCode: "TRIBUN5" } });
});
