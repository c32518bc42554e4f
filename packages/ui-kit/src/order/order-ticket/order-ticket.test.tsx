import { page, userEvent } from "vitest/browser";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { OrderTicket } from "./order-ticket.tsx";

const ticket = (
  <OrderTicket
    heading="Deine Bestellung"
    title="Flex M"
    numeral="19"
    rows={[{ label: "SIM", value: "eSIM" }]}
    total={{ label: "Heute fällig", value: "10,00 €" }}
    after={{ label: "danach im Monat", value: "14,99 €" }}
    dock={{ openLabel: "Details ansehen", closeLabel: "Schließen" }}
  />
);

beforeEach(async () => page.viewport(390, 844));

test("on a phone it is a bar with the total, which opens as a sheet and gives the focus back", async () => {
  const screen = await render(ticket);
  const bar = screen.getByRole("button", { name: /Details ansehen/ });
  await expect.element(bar).toMatchTextContent("10,00 €");
  await expect.element(bar).toHaveAttribute("aria-expanded", "false");
  await bar.click();
  const sheet = screen.getByRole("dialog", { name: "Deine Bestellung" });
  await expect.element(sheet).toMatchTextContent("eSIM");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(bar).toHaveFocus();
});

test("the bar never covers the end of the page", async () => {
  await render(ticket);
  expect(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)).toBeGreaterThanOrEqual(84);
});

test("on a desktop it is the ticket, named as a region, and there is no bar", async () => {
  await page.viewport(1280, 800);
  const screen = await render(ticket);
  await expect.element(screen.getByRole("complementary", { name: "Deine Bestellung" })).toBeVisible();
  expect(screen.getByRole("button").query()).toBeNull();
});
