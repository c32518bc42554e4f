import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useChoiceForm } from "./use-choice-form.ts";

const COLOURS = ["red", "blue"] as const;

function Colours({ save }: { readonly save: (colour: string) => Promise<void> }) {
  const { choice, fill, submit, busy, failure } = useChoiceForm({ name: "colour", choices: COLOURS, initial: "red", onSubmit: save });
  return (
    <form onSubmit={submit}>
      {COLOURS.map((colour) => (
        <label key={colour}>
          <input type="radio" name={choice.name} checked={choice.value === colour} onChange={() => choice.onChange(colour)} />
          {colour}
        </label>
      ))}
      {["blue", "green"].map((colour) => (
        <button key={colour} type="button" onClick={() => fill({ colour })}>
          kept {colour}
        </button>
      ))}
      <button type="submit">save</button>
      <output>
        {busy ? "busy" : "ready"}
        {failure instanceof Error && `, ${failure.message}`}
      </output>
    </form>
  );
}

const radio = (name: string) => page.getByRole("radio", { name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("what is chosen is sent, once for two presses that come at once", async () => {
  const sent: string[] = [];
  let end = () => {};
  const answer = new Promise<void>((resolve) => (end = resolve));
  await render(<Colours save={(colour) => (sent.push(colour), answer)} />);
  await radio("blue").click();
  const save = button("save").element();
  for (let i = 0; i < 2; i += 1) if (save instanceof HTMLElement) save.click();
  await expect.element(page.getByText("busy")).toBeVisible();
  end();
  await expect.element(page.getByText("ready")).toBeVisible();
  expect(sent).toEqual(["blue"]);
});

test("a refusal is told, and the choice stays", async () => {
  await render(<Colours save={() => Promise.reject(new Error("refused"))} />);
  await radio("blue").click();
  await button("save").click();
  await expect.element(page.getByText("ready, refused")).toBeVisible();
  await expect.element(radio("blue")).toBeChecked();
});

test("what was kept is put in, unless it may not be chosen any more", async () => {
  await render(<Colours save={() => Promise.resolve()} />);
  await button("kept blue").click();
  await expect.element(radio("blue")).toBeChecked();
  await button("kept green").click();
  await expect.element(radio("blue")).toBeChecked();
});
