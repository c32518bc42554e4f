import { useState } from "react";
import { userEvent } from "vitest/browser";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Sheet } from "./sheet.tsx";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menü
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Menü" closeLabel="Schließen">
        <a href="#tarife">Tarife</a>
      </Sheet>
    </>
  );
}

test("opens over the page, keeps the focus, and gives it back when the cross is pressed", async () => {
  const screen = await render(<Page />);
  const opener = screen.getByRole("button", { name: "Menü" });
  await opener.click();
  const sheet = screen.getByRole("dialog", { name: "Menü" });
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  await screen.getByRole("button", { name: "Schließen" }).click();
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(opener).toHaveFocus();
});
