import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useAutoList } from "../base/use-auto-list.ts";
import { useCountdown } from "../base/use-countdown.ts";

function Clock({ until, offset }: { until: number | undefined; offset?: number }) {
  return <output>{String(useCountdown(until, offset))}</output>;
}

const NOW = Date.parse("2026-11-21T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

test("counts down by the server's clock and stops at nothing", async () => {
  const screen = await render(<Clock until={NOW + 3000} offset={1000} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("2");
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(screen.getByRole("status")).toHaveTextContent("1");
  await vi.advanceTimersByTimeAsync(9000);
  await expect.element(screen.getByRole("status")).toHaveTextContent("0");
});

test("no moment, no countdown", async () => {
  const screen = await render(<Clock until={undefined} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("undefined");
});

test("a list with sliding children still shows every child, and survives being taken away", async () => {
  function List() {
    const [items, setItems] = useState(["a"]);
    const ref = useAutoList();
    return (
      <>
        <ul ref={ref}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <button type="button" onClick={() => setItems(["b", "a"])}>
          mehr
        </button>
      </>
    );
  }
  const screen = await render(<List />);
  await screen.getByRole("button").click();
  await expect
    .poll(() =>
      screen
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(["b", "a"]);
  await screen.unmount();
});
