import type { User } from "@tribun/api-client/contract";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { AddressForm } from "./address-form.tsx";

const DELIVERY = { street: "Nordtribüne", houseNumber: "7", postalCode: "10115", city: "Berlin" };
const { deliveryAddress: _, ...atHome } = sampleUser;
const withDelivery: User = { ...sampleUser, deliveryAddress: DELIVERY };

/** The form, and a button that simulates a save on another device. */
function Meanwhile({ first, then, close }: { readonly first: User; readonly then: User; readonly close: () => void }) {
  const [user, setUser] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setUser(then)}>
        meanwhile
      </button>
      <AddressForm user={user} close={close} />
    </>
  );
}

async function open(first: User, then: User = first) {
  const close = vi.fn();
  const answers = { "PATCH /api/auth/me": then };
  const stage = await makeStage({ screen: <Meanwhile first={first} then={then} close={close} />, answers, user: first });
  await render(stage.element);
  const sent = () => stage.sent.filter(({ call }) => call === "PATCH /api/auth/me").map(({ body }) => body);
  return { close, sent };
}
const field = (name: string) => page.getByLabelText(name, { exact: true }).first();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("a delivery address that another device has saved meanwhile stays when the home moves", async () => {
  const { close, sent } = await open(atHome, withDelivery);
  await field("Straße").fill("Südkurve");
  await press("meanwhile");
  await press("Speichern");
  await expect.poll(() => close.mock.calls.length).toBe(1);
  const { houseNumber, postalCode, city } = sampleUser;
  expect(sent()).toEqual([{ street: "Südkurve", houseNumber, postalCode, city }]);
});

test("parcels that go home again are said alone", async () => {
  const { close, sent } = await open(withDelivery);
  await page.getByRole("checkbox").click();
  await press("Speichern");
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(sent()).toEqual([{ deliveryAddress: null }]);
});

test("what nobody has changed is not sent", async () => {
  const { close, sent } = await open(withDelivery);
  await press("Speichern");
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(sent()).toEqual([]);
});
