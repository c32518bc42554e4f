import { useState } from "react";
import { page, userEvent } from "vitest/browser";
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

test("on the narrowest phone both names of the order's choice stand whole", async () => {
  await page.viewport(320, 700);
  const options = ["Neue Nummer", "Nummer mitnehmen"].map((label) => ({ value: label, label }));
  await render(
    <div style={{ width: "280px" }}>
      <Tabs legend="Nummernart" value="Neue Nummer" onChange={() => undefined} options={options} />
    </div>,
  );
  const list = page.getByRole("tablist").element();
  // Set a club's spacing and a font of known width, because kit tests load neither.
  list.setAttribute("style", "--space-1: 4px; --space-2: 8px; --space-4: 16px");
  for (const tab of page.getByRole("tab").elements()) tab.setAttribute("style", "font: 600 15px monospace");
  expect([list.scrollWidth, list.clientWidth]).toEqual([280, 280]);
});
