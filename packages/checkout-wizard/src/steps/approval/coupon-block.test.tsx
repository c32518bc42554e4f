import { ApiError } from "@tribun/api-client";
import { testNow } from "@tribun/vitest-config/clock";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { parseDraft } from "../../store/schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "../../store/draft-atom.ts";
import { openApproval, openCoupon, openSummary, orderButton, summaryNeeded, sentOrders, terms } from "../../testing/approval.tsx";
import { provenUser, summary, withDocument } from "../../testing/samples.ts";
import { stageFor } from "../../testing/stage.tsx";

test.each(["1101", "1102", "1103"] as const)("coupon refused with %s: told at the field, what was typed stays", async (code) => {
  await openApproval({ answers: { couponCode: new ApiError(code) } });
  await openCoupon();
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await field.fill("TRIBUN9");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveValue("TRIBUN9");
});

test("a coupon that has ended says on which day, not that there is none", async () => {
  await openApproval({ answers: { couponCode: new ApiError("1101", { reason: "coupon.ended", endedOn: "2026-06-30" }) } });
  await openCoupon();
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await field.fill("SEZON25");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(page.getByText(/galt bis 30\.\sJuni\s2026 und ist abgelaufen/).first()).toBeVisible();
});

test("a coupon counts at once and asks for a new contract summary", async () => {
  const { calls } = await openApproval();
  await openCoupon();
  await openSummary();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("tribun5");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await expect.element(summaryNeeded()).toBeVisible();
  await expect.poll(() => calls.findLast(({ id }) => id === "contractSummary")?.input).toMatchObject({ body: { couponCode: "TRIBUN5" } });
});

test("nothing can be typed while it is asked who is signed in, as it would be taken away with its focus a moment later", async () => {
  const { element, signIn } = await stageFor({ step: "approval", draft: withDocument(), asking: true });
  await render(element);
  await expect.element(page.getByRole("region", { name: "Tarif" })).toBeVisible();
  const radio = page.getByRole("radio", { name: "PayPal" });
  await expect.element(radio).not.toBeInTheDocument();
  signIn(provenUser());
  await expect.element(radio).toBeVisible();
});

test("a coupon that has run out when the order is sent says so where it stands, and can be taken off there", async () => {
  const { calls } = await openApproval({
    answers: {
      tariffIntent: new ApiError("1102"),
      contractSummary: (input: { readonly body?: { readonly couponCode?: string } }, before: number) =>
        before > 1 && input.body?.couponCode !== undefined ? new ApiError("1102") : summary(`s${before + 1}`),
    },
  });
  await openCoupon();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("TRIBUN5");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).not.toBeInTheDocument();
  await expect.element(page.getByText("Dieser Gutschein gilt nicht für deinen Tarif.").first()).toBeVisible();
  await page.getByRole("button", { name: "Entfernen" }).click();
  await expect.element(page.getByRole("textbox", { name: "Gutscheincode" })).toBeVisible();
  expect(page.getByText("Dieser Gutschein gilt nicht für deinen Tarif.").elements()).toHaveLength(0);
  await expect
    .poll(() => calls.findLast(({ id }) => id === "contractSummary")?.input)
    .not.toMatchObject({ body: { couponCode: "TRIBUN5" } });
});

test("a code that is typed and not redeemed is there after a reload, and gone once it counts", async () => {
  const stored = () => parseDraft(localStorage.getItem(DRAFT_STORAGE_KEY), "muster", testNow());
  const { unmount } = await openApproval();
  await openCoupon();
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await field.fill("tribun5");
  await expect.poll(stored).toMatchObject({ couponTyped: "tribun5" });
  const draft = stored();
  await unmount();

  await openApproval({ ...(draft && { draft }) });
  await expect.element(field).toHaveValue("tribun5");
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await expect.poll(stored).not.toHaveProperty("couponTyped");
  await expect.poll(() => stored()).toMatchObject({ couponCode: "TRIBUN5" });
});

test("nothing typed is told at the field, with what is asked for, and nobody is asked", async () => {
  const { calls } = await openApproval();
  await openCoupon();
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await page.getByRole("button", { name: "Einlösen" }).click();
  await expect.element(field).toHaveAccessibleDescription(/Bitte gib einen gültigen Gutscheincode ein\./);
  await field.fill("A");
  await expect.element(field).toHaveValue("A");
  expect(calls.some(({ id }) => id === "couponCode")).toBe(false);
});

test("a code that is typed and not redeemed holds the order back, so that nobody pays the full price by mistake", async () => {
  const { calls } = await openApproval();
  await openCoupon();
  const field = page.getByRole("textbox", { name: "Gutscheincode" });
  await field.fill("TRIBUN5");
  await openSummary();
  await terms().click();
  await orderButton().click();
  const alert = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(alert).toMatchTextContent(/Gutschein: noch nicht eingelöst\. Löse ihn ein oder leere das Feld\./);
  expect(sentOrders(calls)).toHaveLength(0);
  await alert.getByRole("link").click();
  await expect.element(field).toHaveFocus();
  await field.fill(" ");
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
});

test("redeemed and taken off, the focus stays with the coupon", async () => {
  await openApproval();
  await openCoupon();
  await page.getByRole("textbox", { name: "Gutscheincode" }).fill("TRIBUN5");
  const redeem = page.getByRole("button", { name: "Einlösen" });
  await redeem.click();
  await expect.element(page.getByText("Gutschein TRIBUN5 ist eingelöst.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Entfernen" })).toHaveFocus();
  await page.getByRole("button", { name: "Entfernen" }).click();
  await expect.element(page.getByRole("textbox", { name: "Gutscheincode" })).toHaveFocus();
});
