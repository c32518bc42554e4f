import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { CodeField } from "./code-field.tsx";

function setup() {
  const complete = vi.fn();
  function Form({ error }: { error?: string }) {
    const [value, setValue] = useState("");
    return <CodeField label="Code aus der SMS" name="code" value={value} onChange={setValue} onComplete={complete} error={error} />;
  }
  return { complete, Form };
}

function paste(element: Element, text: string) {
  if (!(element instanceof HTMLInputElement)) throw new Error("not an input");
  element.focus();
  document.execCommand("insertText", false, text);
}

test("is offered the code from the SMS, with number keys", async () => {
  const { Form } = setup();
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Code aus der SMS");
  await expect.element(box).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(box).toHaveAttribute("inputmode", "numeric");
});

test("typing the last digit completes it, once", async () => {
  const { complete, Form } = setup();
  const screen = await render(<Form />);
  await userEvent.type(screen.getByLabelText("Code aus der SMS"), "1907196");
  expect(complete).toHaveBeenCalledTimes(1);
  expect(complete).toHaveBeenCalledWith("190719");
});

test("a digit too many is shown, and completes nothing", async () => {
  const { complete, Form } = setup();
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Code aus der SMS");
  paste(box.element(), "1907190");
  await expect.element(box).toHaveValue("1907190");
  expect(screen.container.querySelectorAll("[aria-hidden]")).toHaveLength(7);
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard("{Backspace}");
  expect(complete).toHaveBeenCalledExactlyOnceWith("190719");
});

test("a whole SMS gives its code, whatever other numbers stand in it", async () => {
  const { complete, Form } = setup();
  const screen = await render(<Form />);
  paste(screen.getByLabelText("Code aus der SMS").element(), "190719 ist dein Code. Er gilt 5 Minuten.");
  expect(complete).toHaveBeenCalledExactlyOnceWith("190719");
});

test.each(["190 719", "190719", "Dein Code: 190-719"])("a pasted “%s” fills all boxes", async (text) => {
  const { complete, Form } = setup();
  const screen = await render(<Form />);
  const box = screen.getByLabelText("Code aus der SMS");
  paste(box.element(), text);
  await expect.element(box).toHaveValue("190719");
  expect(complete).toHaveBeenCalledWith("190719");
});

test("a corrected code completes again", async () => {
  const { complete, Form } = setup();
  const screen = await render(<Form />);
  await userEvent.type(screen.getByLabelText("Code aus der SMS"), "190710{Backspace}9");
  expect(complete.mock.calls).toEqual([["190710"], ["190719"]]);
});

test("the error is tied to the one real box; the drawn ones stay silent", async () => {
  const { Form } = setup();
  const screen = await render(<Form error="Der Code stimmt nicht." />);
  const box = screen.getByRole("textbox");
  await expect.element(box).toBeInvalid();
  await expect.element(box).toHaveAccessibleDescription("Der Code stimmt nicht.");
  expect(screen.container.querySelectorAll("[aria-hidden] , [aria-hidden=true]").length).toBeGreaterThanOrEqual(6);
});
