import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Dialog } from "./dialog.tsx";

function Page({ kind = "dialog" }: { kind?: "dialog" | "alert" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <Dialog
        open={open}
        onClose={close}
        kind={kind}
        title="Tarif tauschen?"
        closeLabel={kind === "dialog" ? "Schließen" : undefined}
        actions={
          <button type="button" onClick={close}>
            Behalten
          </button>
        }
      >
        Der alte wird gelöscht.
      </Dialog>
    </>
  );
}

test("has a name and a description, and takes the focus", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Öffnen" }).click();
  const dialog = screen.getByRole("dialog", { name: "Tarif tauschen?" });
  await expect.element(dialog).toHaveAccessibleDescription("Der alte wird gelöscht.");
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});

test("Tab stays inside, in both directions", async () => {
  const screen = await render(<Page />);
  await screen.getByRole("button", { name: "Öffnen" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  for (const key of ["{Tab}", "{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}", "{Shift>}{Tab}{/Shift}"]) {
    await userEvent.keyboard(key);
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  }
});

test("Escape closes it, and the focus goes back to where it came from", async () => {
  const screen = await render(<Page />);
  const opener = screen.getByRole("button", { name: "Öffnen" });
  await opener.click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(opener).toHaveFocus();
});

test("an alert is read at once", async () => {
  const screen = await render(<Page kind="alert" />);
  await screen.getByRole("button", { name: "Öffnen" }).click();
  await expect.element(screen.getByRole("alertdialog", { name: "Tarif tauschen?" })).toBeVisible();
});
