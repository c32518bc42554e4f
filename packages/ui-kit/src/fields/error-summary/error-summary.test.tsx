import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { RadioCards } from "../radio-cards/radio-cards.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary, type FieldMistake } from "./error-summary.tsx";

const mistakes: FieldMistake[] = [
  { fieldId: "city", message: "Trag deinen Ort ein." },
  { fieldId: "simType", message: "Wähle eine SIM." },
];

function Form({ errors, attempt }: { errors: FieldMistake[]; attempt?: number }) {
  return (
    <form>
      <ErrorSummary title="Da fehlt etwas" errors={errors} attempt={attempt} />
      <TextField label="Ort" name="city" value="" onChange={() => undefined} />
      <RadioCards
        legend="SIM"
        name="simType"
        value={undefined}
        onChange={() => undefined}
        options={[
          { value: "esim", title: "eSIM" },
          { value: "sim", title: "Karte" },
        ]}
      />
    </form>
  );
}

test("takes the focus when it appears, and not before", async () => {
  const screen = await render(<Form errors={[]} />);
  expect(screen.getByRole("alert").query()).toBeNull();
  await screen.rerender(<Form errors={mistakes} />);
  const summary = screen.getByRole("alert", { name: "Da fehlt etwas" });
  await expect.element(summary).toHaveFocus();
});

test("a correction in between does not pull the focus away; the next submit does", async () => {
  const screen = await render(<Form errors={mistakes} attempt={1} />);
  screen.getByLabelText("Ort").element().focus();
  await screen.rerender(<Form errors={mistakes.slice(1)} attempt={1} />);
  await expect.element(screen.getByLabelText("Ort")).toHaveFocus();
  await screen.rerender(<Form errors={mistakes.slice(1)} attempt={2} />);
  await expect.element(screen.getByRole("alert")).toHaveFocus();
});

test("each line leads to its field, and for a group to its first control", async () => {
  const screen = await render(<Form errors={mistakes} />);
  await screen.getByRole("link", { name: "Trag deinen Ort ein." }).click();
  await expect.element(screen.getByLabelText("Ort")).toHaveFocus();
  await screen.getByRole("link", { name: "Wähle eine SIM." }).click();
  await expect.element(screen.getByRole("radio", { name: "eSIM" })).toHaveFocus();
});

test("a page that sets the headlines of its forms large leaves the summary's title as it is", async () => {
  const screen = await render(
    <div className="page">
      <style>{".page h2 { font-size: 44px }"}</style>
      <Form errors={mistakes} />
    </div>,
  );
  const title = screen.getByRole("heading", { name: "Da fehlt etwas" }).element();
  expect(Number.parseFloat(getComputedStyle(title).fontSize)).toBeLessThan(24);
});
