import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Jersey } from "./jersey.tsx";

test("with a label it is a picture, without one it is silent", async () => {
  const screen = await render(
    <>
      <Jersey style="striped" name="DENİZ" number="19" label="Trikot: DENİZ 19" />
      <Jersey style="navy" name="IŞIL" number="7" />
    </>,
  );
  expect(screen.getByRole("img").elements().length).toBe(1);
  await expect.element(screen.getByRole("img")).toHaveAccessibleName("Trikot: DENİZ 19");
});

test("two jerseys on a page do not share a cut", async () => {
  const screen = await render(
    <>
      <Jersey style="striped" name="A" number="1" />
      <Jersey style="striped" name="B" number="2" junior />
    </>,
  );
  const ids = [...screen.container.querySelectorAll("clipPath")].map((clip) => clip.id);
  expect(new Set(ids).size).toBe(2);
});

test("the front carries the number alone", async () => {
  const screen = await render(<Jersey style="white" side="front" name="DENİZ" number="19" label="Trikot von vorn" />);
  await expect.element(screen.getByRole("img")).toHaveTextContent("19");
});

test("letters that are there already are not pressed on again", async () => {
  const screen = await render(<Jersey style="navy" name="DEN" number="" />);
  const letters = () => [...screen.container.querySelectorAll("tspan")];
  const [first] = letters();
  await screen.rerender(<Jersey style="navy" name="DENİ" number="" />);
  expect(letters()).toHaveLength(4);
  expect(letters()[0]).toBe(first);
});

test("a long name is squeezed into the line of a short one", async () => {
  const screen = await render(<Jersey style="navy" name="ÖZTÜRKOĞLU" number="99" />);
  const name = screen.getByText("ÖZTÜRKOĞLU").element();
  expect(name.getAttribute("textLength")).toBe("196");
});

test.each(["striped", "navy", "white", "child"] as const)("away it has other colours than at home: %s", async (style) => {
  const shirt = (away: boolean) => (
    <>
      <style>{":root{--color-club-a:navy;--color-on-club-a:white;--color-club-b:yellow;--color-on-club-b:black}"}</style>
      <Jersey style={style} name="DENİZ" number="19" away={away} />
    </>
  );
  const screen = await render(shirt(false));
  const colours = () =>
    ["--cloth", "--trim", "--letters"].map((name) =>
      getComputedStyle(screen.container.querySelector("svg") ?? document.body).getPropertyValue(name),
    );
  const home = colours();
  await screen.rerender(shirt(true));
  const away = colours();
  expect(away).not.toEqual(home);
  // The print has another colour than the cloth.
  expect(away[2]).not.toBe(away[0]);
});
