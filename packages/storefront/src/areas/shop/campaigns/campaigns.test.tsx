import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { makePage } from "../../../testing/page.tsx";
import { periodIsland } from "../../../hydration/islands/period.ts";
import { sampleCampaigns } from "../../../testing/sample-campaigns.ts";

const ANSWERS = { "GET /api/campaigns": sampleCampaigns };

const said = () => document.querySelector("main")?.textContent.replaceAll(/\s/g, " ");
const saidOf = (name: string) => () =>
  [...document.querySelectorAll("main li")].find(({ textContent }) => textContent.includes(name))?.textContent.replaceAll(/\s/g, " ");

const open = async (path: string, answers: Parameters<typeof makePage>[0]["answers"] = ANSWERS) => {
  const made = await makePage({ path, answers });
  await render(made.element);
  return made;
};

test("what runs shows its code and its last day, and what is over stands apart and says so", async () => {
  await open("/campaigns");
  await expect.poll(saidOf("Derbyherbst")).toMatch(/DERBI2GB.*bis 31. Dezember 2026/);
  expect(saidOf("Anschluss geschenkt")()).toContain("Ohne Gutscheincode");
  expect(saidOf("Saisonstart")()).toMatch(/^(?!.*DERBI2GB).*beendet/);
});

test("without a campaign there are still tariffs", async () => {
  await open("/campaigns", { "GET /api/campaigns": [] });
  await expect.element(page.getByRole("heading", { name: "Gerade läuft keine Aktion" })).toBeVisible();
  await expect.element(page.getByText("Die Bank ist noch leer.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Passenden Tarif suchen" })).toHaveAttribute("href", "/tarife");
});

test("a campaign says its period, its conditions, what it costs and who offers it, and leads to the tariffs", async () => {
  await open("/campaigns/derby");
  await expect.poll(() => document.title).toBe("Derbyherbst: 2 GB mehr | Aktionen | Muster Mobil");
  for (const words of ["29.10.2026, 09:00 bis 31.12.2026, 09:00", "DERBI2GB", "Ein Code je Bestellung.", "Muster GmbH"])
    expect(said()).toContain(words);
  await expect.element(page.getByRole("heading", { name: "Was es kostet" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Passenden Tarif suchen" })).toHaveAttribute("href", "/tarife");
});

test("the code is copied by a button, which says so aloud", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((words) => Promise.resolve(void copied.push(words)));
  await open("/campaigns/derby");
  const said = page.getByText("Code kopiert.");
  await expect.element(page.getByRole("button", { name: "Code kopieren" })).toBeVisible();
  await expect.element(said).not.toBeVisible();
  await page.getByRole("button", { name: "Code kopieren" }).click();
  await expect.element(said).toBeVisible();
  expect(said.element().closest('[role="status"]')).not.toBeNull();
  expect(copied).toEqual(["DERBI2GB"]);
});

test("a campaign that is over says when it ended and offers neither code nor tariffs", async () => {
  await open("/campaigns/season");
  await expect.poll(said).toContain("Sie endete am 4. September 2026");
  expect(said()).not.toContain("DERBI2GB");
  expect(page.getByRole("link", { name: "Passenden Tarif suchen" }).elements()).toEqual([]);
});

test("a page that was drawn while a campaign ran says that it is over once it is", async () => {
  await open("/campaigns/derby");
  const notice = page.getByText("Diese Aktion ist vorbei");
  const toTariffs = page.getByRole("link", { name: "Passenden Tarif suchen" });
  await expect.element(toTariffs).toBeVisible();
  await expect.element(notice).not.toBeVisible();
  periodIsland(Date.parse("2027-01-01T08:00:00.000Z"));
  await expect.element(notice).toBeVisible();
  expect(toTariffs.elements()).toEqual([]);
});

test("one that the list does not hold is asked for by itself", async () => {
  const [first] = sampleCampaigns;
  await open("/campaigns/new", { ...ANSWERS, "GET /api/campaigns/new": { ...first, id: "new", title: "Seit heute" } });
  await expect.element(page.getByRole("heading", { level: 1, name: "Seit heute" })).toBeVisible();
});

test("an unknown campaign leads to those that run (1010)", async () => {
  await open("/campaigns/weg", { ...ANSWERS, "GET /api/campaigns/weg": refuse("1010") });
  await expect.element(page.getByRole("heading", { level: 1, name: "Diese Aktion gibt es nicht" })).toBeVisible();
  await expect.element(page.getByRole("main").getByRole("link", { name: "Alle Aktionen" })).toHaveAttribute("href", "/campaigns");
});
