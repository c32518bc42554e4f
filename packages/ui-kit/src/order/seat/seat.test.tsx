import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Seat, SeatSample, TakenSeat } from "./seat.tsx";

test("a press and the space bar choose a seat, and it says number, kind and price", async () => {
  const onChoose = vi.fn<() => void>();
  await render(<Seat text="07" name="0171 39200 07, VIP, 9,99 €" special={{ tier: "VIP", price: "9,99 €" }} entry onChoose={onChoose} />);
  const seat = page.getByRole("radio", { name: "0171 39200 07, VIP, 9,99 €" });
  await expect.element(seat).toHaveTextContent("VIP079,99 €");
  await userEvent.tab();
  await expect.element(seat).toHaveFocus();
  await userEvent.keyboard(" ");
  await seat.click();
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test("what is chosen or on its way is not asked for again", async () => {
  const onChoose = vi.fn<() => void>();
  const screen = await render(<Seat text="33" name="33" chosen onChoose={onChoose} />);
  const seat = page.getByRole("radio", { name: "33" });
  await expect.element(seat).toBeChecked();
  await seat.click();
  await screen.rerender(<Seat text="33" name="33" busy onChoose={onChoose} />);
  await expect.element(seat).toHaveAttribute("aria-busy", "true");
  await seat.click();
  expect(onChoose).not.toHaveBeenCalled();
});

test("only the entry is reached by the tab key", async () => {
  await render(
    <>
      <Seat text="21" name="21" onChoose={() => undefined} />
      <Seat text="22" name="22" entry onChoose={() => undefined} />
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "22" })).toHaveFocus();
});

test("a taken seat is read aloud and is nothing to press; a sample is neither", async () => {
  const screen = await render(
    <>
      <TakenSeat text="12" name="0171 39200 12, vergeben" />
      <SeatSample text="07" look="special" />
    </>,
  );
  await expect.element(page.getByRole("img", { name: "0171 39200 12, vergeben" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(0);
  expect(screen.container.querySelector("[aria-hidden=true]")?.textContent).toBe("07");
});
