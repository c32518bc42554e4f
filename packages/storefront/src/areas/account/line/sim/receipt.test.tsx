import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleLine, sampleUser } from "../../../../testing/samples.ts";
import { makeStage } from "../../../../testing/stage.tsx";
import { SimPanel } from "./sim-panel.tsx";

const blocked = { ...sampleLine, sim: { ...sampleLine.sim, state: "blockedByFan" as const } };

/** The line as refetched after a change here or on another device. */
function Panel() {
  const [line, setLine] = useState(sampleLine);
  return (
    <>
      <button type="button" onClick={() => setLine(line === blocked ? sampleLine : blocked)}>
        turn
      </button>
      <SimPanel line={line} />
    </>
  );
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("that the SIM is blocked is said for as long as it is so, whichever device takes the block off", async () => {
  const answers = { "POST /api/lines/l1/sim/block": blocked.sim, "GET /api/tariffs/me": [blocked] };
  const { element } = await makeStage({ screen: <Panel />, answers, user: sampleUser });
  await render(element);
  await press("SIM sperren");
  await press("Jetzt sperren");
  const receipt = page.getByText("Deine SIM ist gesperrt.", { exact: false });
  await expect.element(receipt).toBeVisible();
  await press("turn");
  await expect.element(page.getByText("von dir gesperrt")).toBeVisible();
  await expect.element(receipt).toBeVisible();
  await press("turn");
  await expect.element(page.getByText("von dir gesperrt")).not.toBeInTheDocument();
  await expect.element(receipt).not.toBeInTheDocument();
});
