import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Chips } from "./chips.tsx";

function Filter() {
  const [value, setValue] = useState("all");
  return (
    <Chips
      legend="Nummern"
      value={value}
      onChange={setValue}
      options={[
        { value: "all", label: "Alle" },
        { value: "vip", label: "VIP" },
      ]}
    />
  );
}

test("a named group of one tab stop, whose arrows choose", async () => {
  const screen = await render(<Filter />);
  await expect.element(screen.getByRole("group", { name: "Nummern" })).toBeInTheDocument();
  await userEvent.keyboard("{Tab}{ArrowRight}");
  await expect.element(screen.getByRole("radio", { name: "VIP" })).toBeChecked();
});

test("the chosen one carries a tick, not only a colour", async () => {
  const screen = await render(<Filter />);
  const ticked = () =>
    [...screen.container.querySelectorAll("label")].filter((label) => label.querySelector("svg")).map((label) => label.textContent);
  expect(ticked()).toEqual(["Alle"]);
  await screen.getByText("VIP").click();
  expect(ticked()).toEqual(["VIP"]);
});
