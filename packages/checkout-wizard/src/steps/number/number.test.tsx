import { ApiError } from "@tribun/api-client";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openNumberStep as open, openSearch, seat as number } from "../../testing/number-step.ts";
import { inMinutes, numbers, reservation, withNumber, withTariff } from "../../testing/samples.ts";

// Shows all hundred seats at once; tests about a phone set their own size.
beforeEach(() => page.viewport(1280, 900));

const next = () => page.getByRole("button", { name: "Weiter zum Trikot" });

test("a chosen number is reserved at once, with a clock, and the step is done with the SIM", async () => {
  const { calls, went } = await open();
  await number("0171 39200 33").click();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^(20:00|19:5\d)$/);
  await page.getByRole("radio", { name: "eSIM" }).click();
  await next().click();
  await expect.poll(() => calls.find(({ id }) => id === "phoneReserve")?.input).toMatchObject({ params: { id: "n33" } });
  expect(went).toEqual(["extras"]);
});

test("how a phone is asked whether it can eSIM stands there until a card is chosen", async () => {
  await open();
  const check = page.getByText(/\*#06#.*EID/);
  await expect.element(check).toBeVisible();
  await page.getByRole("radio", { name: "eSIM" }).click();
  await expect.element(check).toBeVisible();
  await page.getByRole("radio", { name: "SIM-Karte per Post" }).click();
  await expect.element(check).not.toBeInTheDocument();
});

test("going on too early lists what is missing, takes the focus and loses nothing", async () => {
  const { went } = await open();
  await next().click();
  const summary = page.getByRole("alert", { name: "Das fehlt noch" });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toMatchTextContent(/Rufnummer.*eSIM/);
  expect(went).toEqual([]);
});

test("a number that somebody else took is said beside a fresh list, and the rest stays", async () => {
  const { calls, store } = await open({
    draft: { ...withTariff(), simType: "physical" },
    answers: {
      phoneReserve: new ApiError("1108", { reason: "taken" }),
      phoneRegistries: (_: unknown, before: number) => (before === 0 ? numbers : numbers.slice(2)),
    },
  });
  await number("0171 39200 33").click();
  await expect.element(page.getByText("Bei 0171 39200 33 war jemand schneller")).toBeVisible();
  await expect.element(number("0171 39200 33")).not.toBeInTheDocument();
  await expect.element(page.getByRole("radio", { name: "SIM-Karte per Post" })).toBeChecked();
  expect(calls.filter(({ id }) => id === "phoneRegistries")).toHaveLength(2);
  expect(store).toBeDefined();
});

test("nothing found offers similar numbers", async () => {
  await open({
    answers: {
      phoneRegistries: ({ query }: { query: { digits?: string } }) => (query.digits === undefined ? numbers : new ApiError("1104")),
    },
  });
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).fill("9");
  const similar = page.getByRole("button", { name: "Ähnliche zeigen" });
  await expect.element(similar).toBeVisible();
  await similar.click();
  await expect.element(number("0171 39200 33")).toBeVisible();
});

test("similar numbers are those whose ending comes nearest, however many digits that takes away", async () => {
  const { calls } = await open({
    answers: { phoneRegistries: ({ query }: { query: { digits?: string } }) => (query.digits === "07" ? numbers : new ApiError("1104")) },
  });
  await openSearch();
  for (const [box, digit] of [..."1907"].entries()) await page.getByRole("textbox", { name: `Ziffer ${box + 1}` }).fill(digit);
  await page.getByRole("button", { name: "Ähnliche zeigen" }).click();
  await expect.element(number("0171 39200 33")).toBeVisible();
  const asked = calls.filter(({ id }) => id === "phoneRegistries").map(({ input }) => (input["query"] as { digits?: string }).digits);
  expect(asked.slice(-3)).toEqual(["1907", "907", "07"]);
});

test("digits are typed one to a box, and a pasted row spreads over the boxes", async () => {
  const { calls } = await open();
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).fill("1");
  await expect.element(page.getByRole("textbox", { name: "Ziffer 2" })).toHaveFocus();
  await page.getByRole("textbox", { name: "Ziffer 3" }).fill("7");
  await expect.poll(() => calls.findLast(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { digits: "1x7" } });
});

test("of a pasted row that is too long the search says what it leaves out", async () => {
  const { calls } = await open();
  await openSearch();
  await page.getByRole("textbox", { name: "Ziffer 1" }).click();
  document.execCommand("insertText", false, "0171905");
  await expect.element(page.getByRole("textbox", { name: "Ziffer 4" })).toHaveValue("1");
  await expect.element(page.getByText("Hier passen 4 Ziffern hinein. Nicht gesucht wird nach 905.")).toBeVisible();
  await expect.poll(() => calls.findLast(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { digits: "0171" } });
  await page.getByRole("button", { name: "Suche leeren" }).click();
  expect(page.getByText(/Nicht gesucht wird/).query()).toBeNull();
});

test("in the last three minutes the hold can be extended once", async () => {
  await open({ draft: withNumber(2), answers: { phoneReserve: reservation(12, true) } });
  await page.getByRole("button", { name: "10 Minuten verlängern" }).click();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^(12:00|11:5\d)$/);
  await expect.element(page.getByRole("button", { name: "10 Minuten verlängern" })).not.toBeInTheDocument();
});

test("a hold that ran out offers the same number first and keeps the rest", async () => {
  await open({ draft: withNumber(-1) });
  await expect.element(page.getByText("Deine Reservierung ist abgelaufen")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "eSIM" })).toBeChecked();
  await page.getByRole("button", { name: "0171 39200 33 wieder reservieren" }).click();
  await expect.element(page.getByRole("timer")).toBeVisible();
});

test("a hold that ran out and a number that is gone: says so and leaves the list", async () => {
  await open({
    draft: withNumber(-1),
    answers: { phoneInfo: { ...numbers[1], state: "held", heldByMe: false, expiresAt: inMinutes(5) } },
  });
  await expect.element(page.getByText(/inzwischen vergeben/)).toBeVisible();
  await expect.element(number("0171 39200 21")).toBeVisible();
});

test("an operator that is down offers to load again", async () => {
  await open({
    answers: { phoneRegistries: (_: unknown, before: number) => (before === 0 ? new ApiError("-1", { reason: "unreachable" }) : numbers) },
  });
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await expect.element(number("0171 39200 33")).toBeVisible();
});

test.each([
  ["de", /Gerade\sist\skeine\sRufnummer\sfrei/, "Noch einmal suchen", "0171 39200 33"],
  ["tr", /Şu\san\sboş\snumara\syok/, "Yeniden ara", "0171 39200 33"],
] as const)("where no number is free it is said as it is, and looked again by a press, in %s", async (language, told, again, free) => {
  await open({ answers: { phoneRegistries: (_: unknown, before: number) => (before === 0 ? new ApiError("1104") : numbers) } }, language);
  await expect.element(page.getByText(told).first()).toBeVisible();
  await page.getByRole("button", { name: again }).click();
  await expect.element(number(free)).toBeVisible();
});

test("a list and a hold that were refused lead to help that knows the case, and to when to try again", async () => {
  const refusals = [new ApiError("-1", { requestId: "req-list" })];
  await open({
    answers: {
      phoneRegistries: (_: unknown, before: number) => refusals[before] ?? numbers,
      phoneReserve: new ApiError("RATE_LIMIT_EXCEEDED", { requestId: "req-hold", retryAfterSeconds: 90 }),
    },
  });
  const help = page.getByRole("link", { name: /Hilfe dazu holen/ });
  await expect.element(help).toHaveAttribute("href", "/support?reference=req-list#write");
  await page.getByRole("button", { name: "Noch einmal laden" }).click();
  await number("0171 39200 33").click();
  await expect.element(help).toHaveAttribute("href", "/support?reference=req-hold#write");
  await expect.element(page.getByText(/Nächster Versuch in 01:(30|29)\./)).toBeVisible();
});

test("speaks Turkish", async () => {
  await open({}, "tr");
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Yerini seç");
});

test("a club without special numbers offers neither them nor their meanings", async () => {
  const { calls } = await open({ offers: { jersey: true, specialNumbers: false, porting: true } });
  await expect.element(number("0171 39200 21")).toBeVisible();
  expect(page.getByText("Haupttribüne", { exact: true }).query()).toBeNull();
  expect(page.getByText("Verein", { exact: true }).query()).toBeNull();
  expect(calls.find(({ id }) => id === "phoneRegistries")?.input).toMatchObject({ query: { kind: "general" } });
});
