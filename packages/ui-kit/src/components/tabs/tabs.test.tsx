import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Tabs } from "./tabs.tsx";

function Page() {
  const [value, setValue] = useState("general");
  return (
    <Tabs
      legend="Nummernart"
      value={value}
      onChange={setValue}
      options={[
        { value: "general", label: "Allgemein" },
        { value: "locked", label: "Gesperrt", disabled: true },
        { value: "random", label: "Zufall" },
      ]}
    />
  );
}

test("arrows, Home and End move and choose, round the ends and past what is disabled", async () => {
  const screen = await render(<Page />);
  const chosen = () => screen.getByRole("tab", { selected: true });
  await userEvent.keyboard("{Tab}{ArrowRight}");
  await expect.element(chosen()).toHaveTextContent("Zufall");
  await expect.element(chosen()).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(chosen()).toHaveTextContent("Allgemein");
  await userEvent.keyboard("{End}");
  await expect.element(chosen()).toHaveTextContent("Zufall");
  await userEvent.keyboard("{Home}");
  await expect.element(chosen()).toHaveTextContent("Allgemein");
});
