import { chooseTariff, type JerseyChoice, toChosenTariff, useOrderDraft } from "@tribun/checkout-wizard";
import { useEffect } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleTariff } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { TariffTicket } from "./tariff-ticket.tsx";

function WithJersey({ jersey }: { readonly jersey: JerseyChoice | undefined }) {
  const { change, ready } = useOrderDraft();
  useEffect(() => {
    if (ready) change((draft) => ({ ...chooseTariff(draft, toChosenTariff(sampleTariff)), ...(jersey && { jersey }) }));
  }, [ready, change, jersey]);
  return <TariffTicket slot={() => undefined} />;
}

test.each<readonly [string, JerseyChoice | undefined, number]>([
  ["was declined", { wanted: false }, 1],
  ["the order did not ask about", undefined, 0],
])("a jersey that %s is told on the ticket like that, and nobody asks again which there are", async (_, jersey, rows) => {
  await page.viewport(1280, 800);
  localStorage.removeItem("tribun.order");
  const { element, sent } = await makeStage({
    screen: <WithJersey jersey={jersey} />,
    path: "/auth/register/tariff",
    answers: { "GET /api/tariffs/t1": sampleTariff },
  });
  await render(element);
  const ticket = page.getByRole("complementary", { name: "Deine Bestellung" });
  await expect.element(ticket.getByText("Rufnummer")).toBeVisible();
  expect(ticket.getByText("Trikot").elements()).toHaveLength(rows);
  expect(sent.map(({ call }) => call)).toEqual(["GET /api/tariffs/t1"]);
  // Waits until the cart is stored; otherwise a late write could reach the next test.
  await expect.poll(() => localStorage.getItem("tribun.order")).not.toBeNull();
});
