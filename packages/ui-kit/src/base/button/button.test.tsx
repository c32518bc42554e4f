import { userEvent } from "vitest/browser";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button, ButtonLink } from "./button.tsx";

test("a press by mouse, Enter and Space does the thing", async () => {
  const press = vi.fn();
  const screen = await render(<Button onClick={press}>Weiter</Button>);
  await screen.getByRole("button", { name: "Weiter" }).click();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(press).toHaveBeenCalledTimes(3);
});

test("while busy it says so, keeps the focus and does nothing", async () => {
  const press = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} busyLabel="Wird gesendet" onClick={press}>
        Bestellen
      </Button>
    </form>
  );
  const screen = await render(form(false));
  screen.getByRole("button").element().focus();
  await screen.rerender(form(true));
  const button = screen.getByRole("button", { name: "Wird gesendet" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true });
  await userEvent.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test("a button is not a submit button unless it says so", async () => {
  const submit = vi.fn();
  const screen = await render(
    <form onSubmit={submit}>
      <Button>Ansehen</Button>
    </form>,
  );
  await screen.getByRole("button").click();
  expect(submit).not.toHaveBeenCalled();
});

test("a link that looks like a button is a link", async () => {
  const screen = await render(<ButtonLink href="/tarife">Tarife</ButtonLink>);
  await expect.element(screen.getByRole("link", { name: "Tarife" })).toHaveAttribute("href", "/tarife");
});
