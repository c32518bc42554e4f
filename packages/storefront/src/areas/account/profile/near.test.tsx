import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { sampleDevices, sampleMethods, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Profile } from "./profile.tsx";

async function open(rest = "") {
  await page.viewport(414, 896);
  const { element } = await makeStage({
    screen: <Profile />,
    path: `/dashboard/account/profile${rest}`,
    answers: {
      "GET /api/users/me/payment-methods": sampleMethods,
      "GET /api/auth/passkeys": [],
      "GET /api/auth/sessions": sampleDevices,
      "GET /api/users/me/push": { publicKey: "", on: false, devices: 0 },
      "GET /api/support/messages": [],
      "GET /c/c1/check": refuse("-1"),
    },
    user: sampleUser,
  });
  await render(element);
}
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test("what lies below comes once its fan comes near", async () => {
  await open();
  await expect.element(heading("Dein Zugang")).toBeInTheDocument();
  for (const below of ["Zahlungsarten", "Deine Anliegen", "Deine Daten gehören dir"]) {
    await expect.element(heading(below)).not.toBeInTheDocument();
  }
  page.getByText("Alle Geräte", { exact: true }).element().scrollIntoView();
  await expect.element(heading("Zahlungsarten")).toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(heading("Deine Daten gehören dir")).toBeInTheDocument();
});

test.each([
  ["?cId=c1", "Zahlungsarten"],
  ["#cases", "Deine Anliegen"],
])("what an address leads to is there at once (%s)", async (rest, what) => {
  await open(rest);
  await expect.element(heading(what)).toBeInTheDocument();
});
