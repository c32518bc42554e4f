import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import { createI18n, NAMESPACES, TextProvider } from "@tribun/i18n";
import { allTexts } from "@tribun/i18n/testing";
import * as v from "valibot";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { fakeApi } from "@tribun/api-client/testing";
import { AddressFields } from "./address-fields.tsx";
import { useForm } from "../form/use-form.ts";

const PLACES: Readonly<Record<string, readonly string[]>> = {
  "10999": ["Berlin"],
  "20095": ["Hamburg"],
  "14715": ["Märkisch Luch", "Milower Land", "Nennhausen"],
};

/** Renders the address fields with an operator that knows some postal codes. */
async function open(initial: Partial<Record<"postalCode" | "city", string>> = {}) {
  const { api, calls } = fakeApi({
    postalCodeDetail: ({ params }: { params: { plz: string } }) =>
      params.plz === "99999"
        ? new ApiError("-1", { reason: "unreachable" })
        : {
            postalCode: params.plz,
            valid: params.plz === "00000" ? "unknown" : "known",
            places: PLACES[params.plz] ?? [],
            attribution: "© OpenStreetMap contributors",
          },
  });
  const i18n = await createI18n("de", NAMESPACES, await allTexts("de"));
  const Form = () => {
    const form = useForm({
      schema: v.any(),
      initial: { street: "", houseNumber: "", postalCode: "", city: "", ...initial },
      onSubmit: () => undefined,
    });
    return <AddressFields form={form} api={api} />;
  };
  await render(
    <TextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Form />
      </QueryClientProvider>
    </TextProvider>,
  );
  return { calls };
}
const code = () => page.getByLabelText("Postleitzahl");
const choice = () => page.getByRole("group", { name: "Welcher Ort?" });
const city = () => page.getByLabelText("Ort", { exact: true });

test("a known postal code fills the city, another one its own, and the source is named", async () => {
  const { calls } = await open();
  await code().fill("1099");
  await code().fill("10999");
  await expect.element(city()).toHaveValue("Berlin");
  await expect.element(page.getByText("Orte: © OpenStreetMap contributors")).toBeVisible();
  await code().fill("20095");
  await expect.element(city()).toHaveValue("Hamburg");
  expect(calls.map(({ input }) => input["params"])).toEqual([{ plz: "10999" }, { plz: "20095" }]);
});

test("what the fan typed is never replaced", async () => {
  await open();
  await city().fill("Kreuzberg");
  await code().fill("10999");
  await expect.element(page.getByText("Orte: © OpenStreetMap contributors")).toBeVisible();
  await expect.element(city()).toHaveValue("Kreuzberg");
});

test("a filled city that the fan changed is theirs from then on", async () => {
  await open();
  await code().fill("10999");
  await expect.element(city()).toHaveValue("Berlin");
  await city().fill("Berlin-Kreuzberg");
  await code().fill("20095");
  await code().fill("14715");
  await expect.element(choice().getByText("Nennhausen")).toBeVisible();
  await expect.element(city()).toHaveValue("Berlin-Kreuzberg");
});

test("of several places the fan chooses one, and the place of the code before is gone", async () => {
  await open();
  await code().fill("10999");
  await expect.element(city()).toHaveValue("Berlin");
  await code().fill("14715");
  await expect.element(choice()).toBeVisible();
  await expect.element(city()).toHaveValue("");
  await choice().getByText("Milower Land").click();
  await expect.element(city()).toHaveValue("Milower Land");
});

test.each(["00000", "99999"])("%s, which nobody knows or answers for, leaves the field to the fan", async (unknown) => {
  const { calls } = await open();
  await code().fill(unknown);
  await expect.poll(() => calls.length).toBe(1);
  await city().fill("Bielefeld");
  await expect.element(city()).toHaveValue("Bielefeld");
  expect(page.getByText(/^Orte:/).query()).toBeNull();
});

test("a code that no list has is told, and takes nothing from the fan", async () => {
  await open();
  await code().fill("00000");
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Diese Postleitzahl kennen wir nicht/);
  await code().fill("10999");
  await expect.element(page.getByRole("status")).toMatchTextContent(/^Orte:/);
  await expect.element(city()).toHaveValue("Berlin");
});

test("an address that is there already stays", async () => {
  const { calls } = await open({ postalCode: "10999", city: "Berlin SO 36" });
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(page.getByText(/^Orte:/)).toBeVisible();
  await expect.element(city()).toHaveValue("Berlin SO 36");
});
