import { createI18n, TextProvider } from "@tribun/i18n";
import { Button, ErrorSummary, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FormFailure } from "./form-failure.tsx";
import { later, derived } from "./later.ts";
import { useForm } from "../form/use-form.ts";

const schema = v.object({ word: v.pipe(v.string(), v.minLength(3, "password.tooShort")) });
type Came = { readonly schema: typeof schema };

/** Renders a form whose rules load when the test decides. Returns how often they were fetched, and what was sent. */
async function open(fetchRules: () => Promise<Came>) {
  const i18n = await createI18n("de", ["common", "forms", "errors", "validation"]);
  const seen = { asked: 0, sent: [] as string[] };
  const rules = derived(
    later(() => {
      seen.asked += 1;
      return fetchRules();
    }),
    ({ schema: came }) => ({ schema: () => came }),
  );
  const Form = () => {
    const form = useForm({ schema: rules, initial: { word: "" }, onSubmit: ({ word }) => void seen.sent.push(word) });
    return (
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary attempt={form.attempts} title="Summary" errors={form.summary} />
        <FormFailure error={form.failure} />
        <TextField {...form.text("word")} label="Word" />
        <Button type="submit" busy={form.busy} busyLabel="Busy">
          Send
        </Button>
        <Button onClick={() => void form.once(() => void (form.check(["word"]) && seen.sent.push("next")))}>Next</Button>
      </form>
    );
  };
  await render(
    <TextProvider i18n={i18n}>
      <Form />
    </TextProvider>,
  );
  return seen;
}

const word = () => page.getByLabelText("Word", { exact: true });
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("rules come with the first key, once, and check as if they had been there", async () => {
  const seen = await open(() => Promise.resolve({ schema }));
  await expect.element(word()).toBeVisible();
  expect(seen.asked).toBe(0);
  await word().fill("go");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(word()).toBeInvalid();
  await word().fill("goal");
  await expect.element(word()).not.toBeInvalid();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => seen.sent).toEqual(["goal"]);
  expect(seen.asked).toBe(1);
});

test("a field that was left before its rules came is told as soon as they are there", async () => {
  const { promise, resolve } = Promise.withResolvers<Came>();
  await open(() => promise);
  await word().fill("go");
  await userEvent.tab();
  await expect.element(word()).not.toBeInvalid();
  resolve({ schema });
  await expect.element(word()).toBeInvalid();
});

test("a form that is sent before its rules came waits for them, is sent once, and says that it is busy", async () => {
  const { promise, resolve } = Promise.withResolvers<Came>();
  const seen = await open(() => promise);
  await word().fill("goal");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("button", { name: "Busy" })).toBeVisible();
  resolve({ schema });
  await expect.poll(() => seen.sent).toEqual(["goal"]);
  await expect.element(page.getByRole("button", { name: "Send" })).toBeVisible();
});

test("rules that cannot be fetched are told as an operator out of reach; what was typed stays, and the next press asks anew", async () => {
  let online = false;
  const seen = await open(() => (online ? Promise.resolve({ schema }) : gone()));
  await word().fill("goal");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("Wir erreichen den Server gerade nicht.")).toBeVisible();
  await expect.element(word()).toHaveValue("goal");
  expect(seen.sent).toEqual([]);
  online = true;
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => seen.sent).toEqual(["goal"]);
});

test("a part of a form is checked once its rules came, by one press, and leads on where they hold", async () => {
  const { promise, resolve } = Promise.withResolvers<Came>();
  const seen = await open(() => promise);
  const next = page.getByRole("button", { name: "Next" });
  await next.click();
  await expect.element(page.getByRole("button", { name: "Busy" })).toBeVisible();
  await next.click();
  expect(seen.sent).toEqual([]);
  resolve({ schema });
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await word().fill("goal");
  await next.click();
  await expect.poll(() => seen.sent).toEqual(["next"]);
  expect(seen.asked).toBe(1);
});
