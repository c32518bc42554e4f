import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { makeStage } from "../../../../testing/stage.tsx";
import { EditRow } from "./edit-row.tsx";

const field = () => page.getByRole("textbox", { name: "Woanders" });

async function open(receipt?: string) {
  let end = (): void => undefined;
  const screen = (
    <>
      <EditRow label="PUK" action="Zeigen">
        {(close) => {
          end = () => close(receipt);
          return <p>4718</p>;
        }}
      </EditRow>
      <input aria-label="Woanders" />
    </>
  );
  await render((await makeStage({ screen })).element);
  await page.getByRole("button", { name: "Zeigen" }).click();
  await expect.element(page.getByText("4718")).toBeVisible();
  return () => end();
}

test.each([undefined, "Gespeichert"])(
  "what ends by itself, with the receipt %j, leaves whoever types elsewhere by then where they are",
  async (receipt) => {
    const end = await open(receipt);
    await field().click();
    end();
    await expect.element(page.getByText("4718")).not.toBeInTheDocument();
    await expect.element(field()).toHaveFocus();
  },
);

test("what is ended while nothing else has the focus gives it to the button again", async () => {
  const end = await open();
  end();
  await expect.element(page.getByRole("button", { name: "Zeigen" })).toHaveFocus();
});
