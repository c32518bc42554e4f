import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { DateField } from "./date-field.tsx";

function setup(initial = "") {
  const seen = vi.fn();
  function Form() {
    const [value, setValue] = useState(initial);
    return <DateField label="Geburtsdatum" name="birthDate" value={value} onChange={(next) => (seen(next), setValue(next))} />;
  }
  return { seen, Form };
}

test("digits get their slashes, and the finished date leaves as ISO", async () => {
  const { seen, Form } = setup();
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Geburtsdatum");
  await userEvent.type(box, "15092001");
  await expect.element(box).toHaveValue("15/09/2001");
  expect(seen).toHaveBeenLastCalledWith("2001-09-15");
});

test("eight digits pasted over another date are that date", async () => {
  const { seen, Form } = setup("2001-09-15");
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Geburtsdatum");
  await userEvent.click(box);
  await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
  document.execCommand("insertText", false, "01022015");
  await expect.element(box).toHaveValue("01/02/2015");
  expect(seen).toHaveBeenLastCalledWith("2015-02-01");
});

test("dots work too, and half a date leaves as it stands", async () => {
  const { seen, Form } = setup();
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Geburtsdatum");
  await userEvent.type(box, "5.9.");
  await expect.element(box).toHaveValue("05/09/");
  expect(seen).toHaveBeenLastCalledWith("05/09/");
});

test("an ISO value is shown the way people write it, and can be taken back key by key", async () => {
  const { seen, Form } = setup("2001-09-15");
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Geburtsdatum");
  await expect.element(box).toHaveValue("15/09/2001");
  await userEvent.click(box);
  await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
  await expect.element(box).toHaveValue("15/0");
  expect(seen).toHaveBeenLastCalledWith("15/0");
});

test("a day that does not exist stays as text, for the rule to refuse", async () => {
  const { seen, Form } = setup();
  const screen = await render(<Form />);
  await userEvent.type(screen.getByLabelText("Geburtsdatum"), "31022001");
  expect(seen).toHaveBeenLastCalledWith("31/02/2001");
});

test("opens the number keys", async () => {
  const { Form } = setup();
  const screen = await render(<Form />);
  await expect.element(screen.getByLabelText("Geburtsdatum")).toHaveAttribute("inputmode", "numeric");
});

test("leaving a date that stands tells nothing anew, as what is said about it would be taken for mended", async () => {
  const { seen, Form } = setup("2020-01-01");
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Geburtsdatum");
  await userEvent.click(box);
  await userEvent.tab();
  await expect.element(box).not.toHaveFocus();
  expect(seen).not.toHaveBeenCalled();
});

test("a year of two digits is understood once the field is left, and when Enter sends the form", async () => {
  for (const leave of ["{Tab}", "{Enter}"]) {
    const { seen, Form } = setup();
    const screen = await render(<Form />);
    const box = screen.getByLabelText("Geburtsdatum");
    await userEvent.type(box, "15.09.87");
    expect(seen).toHaveBeenLastCalledWith("15/09/87");
    await userEvent.keyboard(leave);
    expect(seen).toHaveBeenLastCalledWith("1987-09-15");
    await screen.unmount();
  }
});
