import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useAct } from "./use-act.ts";

function Pair({ work }: { readonly work: (name: string) => Promise<void> }) {
  const { busy, failed, run } = useAct<string>();
  return (
    <>
      {["one", "other"].map((name) => (
        <button key={name} type="button" onClick={() => void run(name, () => work(name))}>
          {name}
        </button>
      ))}
      <output>{`busy ${busy ?? "none"}, failed ${failed ?? "none"}`}</output>
    </>
  );
}

/** Presses as fast as a fan may, with no render in between. */
function press(...names: readonly string[]) {
  for (const name of names) {
    const button = page.getByRole("button", { name, exact: true }).element();
    if (button instanceof HTMLElement) button.click();
  }
}

test("of presses that come at once the first one counts, and the next after its end", async () => {
  const made: string[] = [];
  let end: () => void = () => undefined;
  const work = (name: string) => {
    made.push(name);
    return new Promise<void>((resolve) => (end = resolve));
  };
  await render(<Pair work={work} />);
  press("one", "one", "other");
  await expect.element(page.getByText("busy one, failed none")).toBeVisible();
  expect(made).toEqual(["one"]);
  end();
  await expect.element(page.getByText("busy none, failed none")).toBeVisible();
  press("other");
  await expect.element(page.getByText("busy other, failed none")).toBeVisible();
  expect(made).toEqual(["one", "other"]);
});

test("what went wrong is named until the next press", async () => {
  let fails = true;
  await render(<Pair work={() => (fails ? Promise.reject(new Error("no")) : Promise.resolve())} />);
  press("one");
  await expect.element(page.getByText("busy none, failed one")).toBeVisible();
  fails = false;
  press("other");
  await expect.element(page.getByText("busy none, failed none")).toBeVisible();
});
