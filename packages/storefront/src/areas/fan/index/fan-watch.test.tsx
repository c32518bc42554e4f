import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { refuse } from "../../../testing/fake-operator.ts";
import { makePage } from "../../../testing/page.tsx";
import { fanAnswers, sampleReviews } from "../../../testing/sample-fan.ts";
import { tickCountdowns } from "../../../hydration/islands/countdown.ts";

const said = () => document.querySelector("main")?.textContent.replaceAll(/\s/g, " ");

type Answers = NonNullable<Parameters<typeof makePage>[0]["answers"]>;

const open = async (path: string, answers: Answers, language: "de" | "tr" = "de") => {
  const made = await makePage({ path, answers, language });
  await render(made.element);
  return made;
};

test("a video plays without a script, with captions in both languages, and says what is to be seen", async () => {
  await open("/fan/videos/goal", fanAnswers("video"), "tr");
  await expect.poll(said).toContain("Der Ball liegt im Eck.");
  const video = document.querySelector("video");
  expect([video?.controls, video?.preload, video?.autoplay]).toEqual([true, "none", false]);
  const tracks = [...document.querySelectorAll("track")].map(({ srclang, default: chosen }) => [srclang, chosen]);
  expect(tracks).toEqual([
    ["de", false],
    ["tr", true],
  ]);
  for (const { src } of document.querySelectorAll<HTMLSourceElement>("video source, video track"))
    expect(new URL(src).origin).toBe(location.origin);
});

test("videos are sorted by topic, and none is no error (1015)", async () => {
  await open("/fan/videos?category=video-help", fanAnswers("video"));
  await expect.element(page.getByRole("link", { name: "eSIM laden" })).toHaveAttribute("href", "/fan/videos/help");
  expect(said()).not.toContain("Winkel");
  await open("/fan/videos", { ...fanAnswers("video"), "GET /api/video/list": refuse("1015") });
  await expect.element(page.getByRole("heading", { name: "Noch kein Video" })).toBeVisible();
});

test("reviews count all alike, say whether and how each was checked, and filter by stars (§ 5b(3) UWG)", async () => {
  await open("/fan/reviews", fanAnswers("faq"));
  await expect.poll(said).toMatch(/3,7.*Durchschnitt aus 3 Bewertungen, 2 davon sind geprüft/);
  expect(said()).toMatch(/Titel c.*Nicht geprüft.*niemand weiß es/);
  await page.getByRole("link", { name: /^4 Sterne/ }).click();
  await expect.poll(() => [...document.querySelectorAll("main li h2")].map(({ textContent }) => textContent)).toEqual(["Titel b"]);
  expect(said()).toContain("Durchschnitt aus 3 Bewertungen");
  await page.getByRole("link", { name: /^1 Stern/ }).click();
  await expect.element(page.getByRole("heading", { name: "Niemand hat so bewertet" })).toBeVisible();
});

test("the average counts every page of reviews, not the first alone", async () => {
  const [first] = sampleReviews;
  const full = Array.from({ length: 20 }, (_, at) => ({ ...first, id: `r${at}` }));
  const pages = (_: unknown, before: number) => (before === 0 ? full : sampleReviews);
  await open("/fan/reviews", { "GET /api/media-contents": pages });
  await expect.poll(said).toContain("Durchschnitt aus 23 Bewertungen");
});

test("without reviews it says how they are checked all the same", async () => {
  await open("/fan/reviews", { "GET /api/media-contents": [] });
  await expect.element(page.getByRole("heading", { name: "Noch keine Bewertung" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Wie wir prüfen" })).toBeVisible();
});

test("a wallpaper is loaded in the size of a device, by its own name", async () => {
  await open("/fan/wallpapers/night", fanAnswers("wallpaper"));
  const phone = page.getByRole("link", { name: "Handy 1170 × 2532 Pixel, PNG" });
  await expect.element(phone).toHaveAttribute("href", "/api/files?folder=wallpapers&fileName=night-1-phone.png");
  await expect.element(phone).toHaveAttribute("download", "night-1-phone.png");
  await expect.element(page.getByRole("img", { name: "Vorschau: Flutlicht" })).toBeInTheDocument();
});

test("wallpapers are sorted by topic", async () => {
  await open("/fan/wallpapers?category=wallpaper-stadium", fanAnswers("wallpaper"));
  await expect.element(page.getByRole("link", { name: "Flutlicht" })).toHaveAttribute("href", "/fan/wallpapers/night");
  expect(said()).not.toContain("Längsstreifen");
});

test("an event says when and where in words, counts down, and knows when the ball rolls and when it is over", async () => {
  document.documentElement.dataset["scripted"] = "";
  await open("/event/derby", fanAnswers());
  await expect.poll(said).toMatch(/Samstag, 12\. Dezember 2026.*18:30 Uhr.*20:30 Uhr in der Türkei.*Musterstadion/);
  const calendar = page.getByRole("link", { name: "In den Kalender" });
  await expect.element(calendar).toHaveAttribute("href", "/event/derby.de.ics");
  const seen = () =>
    [...document.querySelectorAll("main [data-when]")]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getAttribute("data-when"));
  const at = (time: string) => {
    tickCountdowns(Date.parse(time));
    return seen().filter((when) => when !== "sheet" && when !== "copy");
  };
  expect(at("2026-12-01T12:00:00Z")).toEqual(["upcoming"]);
  expect(document.querySelector<HTMLElement>("[data-starts]")?.style.getPropertyValue("--days")).toBe("11");
  expect(at("2026-12-12T18:00:00Z")).toEqual(["running"]);
  expect(at("2026-12-13T12:00:00Z")).toEqual(["over"]);
  expect(document.querySelector("a[download]")?.checkVisibility()).toBe(false);
  await expect.element(page.getByText("Vor dem Spiel: laden.")).toBeVisible();
});

const DERBY = {
  id: "2026-27-17",
  round: 17,
  opponent: "Kaptanlar 1919",
  venue: "home",
  kickOff: "2026-12-12T17:30:00.000Z",
  state: "scheduled",
};
const withDerby = (changed: object) => ({ ...fanAnswers(), "GET /api/matches": [{ ...DERBY, ...changed }] });
const facts = () => JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}") as unknown;

test("an event that staff have moved names its new date and the one before, in words and to machines, and counts down to the new one", async () => {
  await open("/event/derby", withDerby({ kickOff: "2026-12-13T16:00:00.000Z", venue: "away" }));
  await expect
    .poll(said)
    .toMatch(/Sonntag, 13\. Dezember 2026.*17:00 Uhr.*Verlegt\. Bisher geplant: Samstag, 12\. Dezember 2026, 18:30 Uhr/);
  expect(said()).toContain("Auswärts bei Kaptanlar 1919");
  expect(document.querySelector("[data-starts]")?.getAttribute("data-starts")).toBe("2026-12-13T16:00:00.000Z");
  expect(facts()).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    startDate: "2026-12-13T16:00:00.000Z",
    endDate: "2026-12-13T18:00:00.000Z",
    previousStartDate: "2026-12-12T17:30:00Z",
  });
});

test.each([
  ["postponed", "Verlegt", "Postponed"],
  ["cancelled", "Abgesagt", "Cancelled"],
])("an event that is %s says so in place of its clock, and goes into no calendar", async (state, word, status) => {
  document.documentElement.dataset["scripted"] = "";
  await open("/event/derby", withDerby({ state }));
  await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  await expect.element(page.getByText("Bis zum Anpfiff")).not.toBeInTheDocument();
  await expect.element(page.getByText("Geplant war")).toBeVisible();
  expect(document.querySelector("a[download]")?.checkVisibility()).toBe(false);
  expect(facts()).toMatchObject({ eventStatus: `https://schema.org/Event${status}`, startDate: "2026-12-12T17:30:00Z" });
});

test("an address is passed on by the device's sheet, else copied, and that is said", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const shared = "share" in navigator ? vi.spyOn(navigator, "share").mockResolvedValue() : undefined;
  await open("/event/derby", fanAnswers());
  await page.getByRole("button", { name: shared ? "Teilen" : "Adresse kopieren" }).click();
  const address = location.origin + location.pathname;
  if (shared) expect(shared).toHaveBeenCalledWith({ title: "Das große Derby", url: address });
  else {
    expect(written).toHaveBeenCalledWith(address);
    await expect.element(page.getByText("Adresse kopiert")).toBeVisible();
  }
});
