import { ApiError } from "@tribun/api-client";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApproval, openSummary, orderButton, pressSummary, terms } from "../../testing/approval.tsx";
import { summary } from "../../testing/samples.ts";

test("the button waits for the contract summary, and no box is ticked beforehand", async () => {
  await openApproval();
  await expect.element(orderButton()).toBeDisabled();
  await expect.element(orderButton()).toHaveAccessibleDescription(/Öffne zuerst die Vertragszusammenfassung/);
  await expect.element(terms()).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /Widerrufsfrist/ })).not.toBeChecked();
  await openSummary();
  await expect.element(orderButton()).toBeEnabled();
});

test.each([
  ["did not arrive", new ApiError("-1", { reason: "unreachable" })],
  ["was none", new Blob(["<html>"], { type: "text/html" })],
  ["was empty", new Blob([], { type: "application/pdf" })],
] as const)("a contract summary that %s was not opened; the next try counts", async (_, answer) => {
  const file = new Blob(["%PDF-1.7"], { type: "application/pdf" });
  await openApproval({ answers: { contractSummaryPdf: (_input: unknown, before: number) => (before === 0 ? answer : file) } });
  await pressSummary();
  await expect.element(page.getByText(/Das Dokument ist nicht angekommen/)).toBeVisible();
  await expect.element(orderButton()).toBeDisabled();
  await pressSummary();
  await expect.element(orderButton()).toBeEnabled();
});

test("an outdated contract summary is made anew and must be opened again", async () => {
  const { calls } = await openApproval({
    answers: {
      tariffIntent: new ApiError("1109"),
      contractSummary: (_: unknown, before: number) => summary(`s${before + 1}`),
    },
  });
  await openSummary();
  await terms().click();
  await orderButton().click();
  await expect.element(page.getByText(/es gibt.*eine neue|gibt es eine neue/)).toBeVisible();
  await expect.element(orderButton()).toBeDisabled();
  expect(calls.filter(({ id }) => id === "contractSummary")).toHaveLength(2);
});
