import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stepper, type Step } from "./stepper.tsx";

const steps: Step[] = [
  { id: "tariff", label: "Tarif", state: "done", href: "/order/tariff" },
  { id: "number", label: "Nummer", state: "now", href: "/order/number" },
  { id: "approval", label: "Prüfen", state: "todo" },
];

test("says where one is, and what is done", async () => {
  const screen = await render(<Stepper label="Deine Bestellung" steps={steps} doneLabel="erledigt" />);
  await expect.element(screen.getByRole("navigation", { name: "Deine Bestellung" })).toBeInTheDocument();
  const items = screen.getByRole("listitem").elements();
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(items[0]?.textContent).toContain("erledigt");
});

test("leads back to what is done, never to where one is or to what comes", async () => {
  const screen = await render(<Stepper label="Deine Bestellung" steps={steps} />);
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/order/tariff"]);
});

test("a router draws the links itself", async () => {
  const screen = await render(
    <Stepper
      label="Deine Bestellung"
      steps={steps}
      renderLink={({ href, className, children }) => (
        <a href={`${href}?router`} className={className}>
          {children}
        </a>
      )}
    />,
  );
  await expect.element(screen.getByRole("link")).toHaveAttribute("href", "/order/tariff?router");
});

test("in letters twice as large on a small phone the step one is at keeps its words whole, and the others their numbers", async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  const named = steps.map((step) => ({ ...step, label: step.state === "now" ? "Numara ve SIM" : "Kontrol et ve sipariş ver" }));
  const screen = await render(<Stepper label="Siparişin" steps={named} />);
  const [word] = [...screen.getByText("Numara ve SIM").element().childNodes];
  const numara = document.createRange();
  if (word) numara.setStart(word, 0);
  if (word) numara.setEnd(word, "Numara".length);
  expect(numara.getClientRects()).toHaveLength(1);
  for (const other of screen.getByText("Kontrol et ve sipariş ver").elements()) expect(other.getBoundingClientRect().width).toBeLessThan(2);
  const list = screen.getByRole("list").element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});
