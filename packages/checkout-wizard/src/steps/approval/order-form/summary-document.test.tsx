import { ApiError } from "@tribun/api-client";
import { euro } from "@tribun/domain";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { changeDraftAtom } from "../../../store/draft-atom.ts";
import { EMPTY_DRAFT } from "../../../draft/order-draft.ts";
import {
  openApproval,
  openSummary,
  orderButton,
  summaryNeeded,
  pressSummary,
  sentOrders,
  summarySheet,
  terms,
} from "../../../testing/approval.tsx";
import { summary, withDocument } from "../../../testing/samples.ts";

test("the button is live and says that the contract summary comes first, and no box is ticked beforehand", async () => {
  await openApproval();
  await expect.element(summaryNeeded()).toBeVisible();
  await expect.element(orderButton()).toHaveAccessibleDescription(/Sieh dir zuerst die Vertragszusammenfassung an/);
  await expect.element(terms()).not.toBeChecked();
  await expect.element(page.getByRole("checkbox", { name: /Widerrufsfrist/ })).not.toBeChecked();
  await openSummary();
  await expect.element(summaryNeeded()).not.toBeInTheDocument();
});

test.each(["Enter", "a click"])("%s on the button shows the key figures when only they are missing, and orders nothing", async (how) => {
  const { calls } = await openApproval();
  await terms().click();
  const button = orderButton().element();
  if (how === "Enter" && button instanceof HTMLElement) {
    button.focus();
    await userEvent.keyboard("{Enter}");
  } else await orderButton().click();
  const figures = summarySheet();
  await expect.element(figures).toMatchTextContent(/50.GB.*50.Mbit\/s.*19,99.€ im Monat, 10,00.€ einmalig.*24.Monate.*Frist ein Monat/);
  await expect.element(figures.getByRole("link", { name: /PDF öffnen/ })).toHaveAttribute("href", expect.stringContaining("s1"));
  await expect.element(page.getByText(/^Angesehen/)).toBeVisible();
  expect(sentOrders(calls)).toHaveLength(0);
  await userEvent.keyboard("{Escape}");
  await orderButton().click();
  await expect.poll(() => sentOrders(calls)).toHaveLength(1);
});

test("with more than the contract summary missing all of it is listed, each with its link", async () => {
  const { calls } = await openApproval();
  await orderButton().click();
  const told = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(told).toHaveFocus();
  await told.getByRole("link", { name: /Vertragszusammenfassung/ }).click();
  await expect.element(page.getByRole("region", { name: "Vertragszusammenfassung" })).toHaveFocus();
  expect(sentOrders(calls)).toHaveLength(0);
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
  await expect.element(summaryNeeded()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await pressSummary();
  await expect.element(summaryNeeded()).not.toBeInTheDocument();
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
  await expect.element(summaryNeeded()).toBeVisible();
  expect(calls.filter(({ id }) => id === "contractSummary")).toHaveLength(2);
});

test.each([
  ["rose", 2499, "24,99 €"],
  ["fell", 999, "9,99 €"],
])("a price that %s meanwhile is told beside what it was, and nothing is ordered by the old one", async (_, amount, now) => {
  const first = summary("s1");
  const second = { ...summary("s2"), payment: { ...first.payment, monthly: euro(amount) } };
  const { calls } = await openApproval({
    answers: {
      tariffIntent: new ApiError("1109"),
      contractSummary: (_input: unknown, before: number) => (before === 0 ? first : second),
    },
  });
  await openSummary();
  await terms().click();
  await orderButton().click();
  const told = page.getByRole("region", { name: "Vertragszusammenfassung" }).getByRole("status");
  await expect.element(told).toMatchTextContent(new RegExp(`Im Monat: bisher 19,99.€, jetzt ${now.replace(" ", ".")}\\.`));
  expect(told.element().textContent).not.toContain("Heute fällig");
  expect(sentOrders(calls)).toHaveLength(1);
});

test("an order after this one has a summary of its own: nothing is opened yet, and nothing is told to have changed", async () => {
  const [first, other] = [summary("s1"), summary("s2")];
  const second = { ...other, payment: { ...other.payment, monthly: euro(2499) } };
  const { element, unmount, store } = await openApproval({
    answers: { contractSummary: (_input: unknown, before: number) => (before === 0 ? first : second) },
  });
  await openSummary();
  await unmount();
  await store.set(changeDraftAtom, () => EMPTY_DRAFT);
  await store.set(changeDraftAtom, () => ({ ...withDocument(), couponCode: "DERBI" }));
  await render(element);
  const shown = page.getByRole("region", { name: "Vertragszusammenfassung" });
  await expect.element(summaryNeeded()).toBeVisible();
  expect(shown.element().textContent).not.toContain("bisher");
  await pressSummary();
  await expect.element(summarySheet().getByRole("link", { name: /PDF öffnen/ })).toHaveAttribute("href", expect.stringContaining("s2"));
});
