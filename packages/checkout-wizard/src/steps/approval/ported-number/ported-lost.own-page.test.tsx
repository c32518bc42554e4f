import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openApproval } from "../../../testing/approval.tsx";
import { withPort } from "../../../testing/samples.ts";

vi.mock("./ported-number.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a number that is brought along and cannot be shown says so in its part, and is still changed at its step", async () => {
  const { went } = await openApproval({ draft: { ...withPort(), jersey: { wanted: false } } });
  const number = page.getByRole("region", { name: "Rufnummer", exact: true });
  await expect.element(number.getByRole("alert")).toMatchTextContent(/Was du eingegeben hast, bleibt stehen/);
  await number.getByRole("button", { name: "Rufnummer: Ändern" }).click();
  await expect.poll(() => went).toEqual(["number"]);
});
