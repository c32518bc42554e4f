import { ApiError } from "@tribun/api-client";
import { createI18n, type Namespace, TextProvider } from "@tribun/i18n";
import { Button, ErrorSummary, TextField } from "@tribun/ui-kit";
import * as v from "valibot";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useForm } from "./use-form.ts";

/** Two fields that must match, unless the passport rules apply. */
const twice = v.pipe(
  v.object({ kind: v.string(), password: v.pipe(v.string(), v.minLength(3, "password.tooShort")), again: v.string() }),
  v.forward(
    v.partialCheck([["password"], ["again"]], ({ password, again }) => password === again, "passwordConfirmation.mismatch"),
    ["again"],
  ),
);
const passport = v.object({ kind: v.string(), password: v.string(), again: v.string() });

async function open(refuse?: ApiError, texts: readonly Namespace[] = ["common", "forms", "errors", "validation"]) {
  const i18n = await createI18n("de", texts);
  const Form = () => {
    const form = useForm({
      schema: (values) => (values.kind === "passport" ? passport : twice),
      initial: { kind: "", password: "", again: "" },
      onSubmit: () => {
        if (refuse) throw refuse;
      },
    });
    return (
      <form noValidate onSubmit={form.submit}>
        <ErrorSummary attempt={form.attempts} title="Summary" errors={form.summary} />
        <TextField {...form.text("kind")} label="Kind" />
        <TextField {...form.text("password")} label="Password" />
        <TextField {...form.text("again")} label="Again" />
        <Button type="submit">Send</Button>
      </form>
    );
  };
  await render(
    <TextProvider i18n={i18n}>
      <Form />
    </TextProvider>,
  );
}
const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = () => page.getByRole("button", { name: "Send" }).click();
async function typeDifferent() {
  await field("Password").fill("gool");
  await field("Again").fill("goal");
  await send();
  await expect.element(field("Again")).toBeInvalid();
}

test("what two fields break together is mended at either of them", async () => {
  await open();
  await typeDifferent();
  await field("Password").fill("goal");
  await expect.element(field("Again")).not.toBeInvalid();
  // After a correction the field shows no error until the fan leaves it or submits.
  await field("Password").fill("goals");
  await expect.element(field("Password")).toHaveValue("goals");
  await expect.element(field("Again")).not.toBeInvalid();
});

test("what another choice allows is no error any more", async () => {
  await open();
  await typeDifferent();
  await field("Kind").fill("passport");
  await expect.element(field("Again")).not.toBeInvalid();
});

test("a field that shows nothing yet stays quiet while another one is typed", async () => {
  await open();
  await field("Password").fill("go");
  await field("Kind").fill("card");
  await expect.element(field("Password")).toBeInvalid();
  await field("Password").fill("gool");
  await expect.element(field("Password")).not.toBeInvalid();
  await expect.element(field("Again")).not.toBeInvalid();
});

test("what the operator refused stays while another field is typed, and goes with the next sending", async () => {
  await open(new ApiError("-1", { fieldErrors: [{ field: "kind", rule: "text.script" }] }));
  await field("Password").fill("goal");
  await field("Again").fill("goal");
  await send();
  await expect.element(field("Kind")).toBeInvalid();
  await field("Again").fill("gool");
  await expect.element(field("Kind")).toBeInvalid();
  await send();
  await expect.element(field("Again")).toBeInvalid();
  await expect.element(field("Kind")).not.toBeInvalid();
});

test("a form stands before the words of its errors are there, and keeps its fields and what is typed when the first comes", async () => {
  await open(undefined, ["common", "forms"]);
  const typed = field("Password").element();
  await typeDifferent();
  await send();
  await expect.element(page.getByRole("alert").getByRole("link")).toHaveTextContent("Die beiden Passwörter sind nicht gleich.");
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(field("Password")).toHaveValue("gool");
  expect(field("Password").element()).toBe(typed);
});

test("while the summary stands it lists every field that shows an error, also one that became wrong since", async () => {
  await open();
  await field("Password").fill("go");
  await send();
  const lines = () => page.getByRole("alert").getByRole("link").elements();
  await expect.poll(() => lines().length).toBe(2);
  await field("Again").fill("go");
  await expect.poll(() => lines().length).toBe(1);
  await field("Again").fill("ga");
  await field("Kind").click();
  await expect.element(field("Again")).toBeInvalid();
  await expect.poll(() => lines().length).toBe(2);
});
