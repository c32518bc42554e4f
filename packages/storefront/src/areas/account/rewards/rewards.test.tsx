import type { Reward, User } from "@tribun/api-client/contract";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Answers, refuse, type Sent } from "../../../testing/fake-operator.ts";
import { sampleGame, sampleResult, sampleRewards } from "../../../testing/sample-games.ts";
import { sampleLine, sampleUser } from "../../../testing/samples.ts";
import { makeStage } from "../../../testing/stage.tsx";
import { Rewards } from "./rewards.tsx";

const GAMES = "GET /api/games";
const REWARDS = "GET /api/rewards";
const LIST = "GET /api/users/list";
const CHANGE = "PATCH /api/auth/me";
const user: User = { ...sampleUser, profile: { listed: false, points: 40 } };
const ANSWERS: Answers = {
  [GAMES]: [{ ...sampleGame, state: "ready" }],
  [REWARDS]: sampleRewards,
  [LIST]: [{ nickname: "Işıldak", points: 90 }],
  "GET /api/tariffs/me": [sampleLine],
  "GET /api/users/me": user,
};

async function open(answers: Answers = {}, { fan = user, below = true }: { readonly fan?: User; readonly below?: boolean } = {}) {
  const stage = await makeStage({ screen: <Rewards />, path: "/dashboard/rewards", answers: { ...ANSWERS, ...answers }, user: fan });
  await render(stage.element);
  // The first key press loads the part below.
  if (below) await userEvent.keyboard("{Shift}");
  return stage;
}
const region = (name: string) => page.getByRole("region", { name, exact: true });
/** Text of the focused element; undefined if the page itself has the focus. */
const focused = () => (document.activeElement === document.body ? undefined : document.activeElement?.textContent);
const press = (name: string) => page.getByRole("button", { name, exact: true });

const booked = (given: Partial<Reward["bookings"][number]>) => ({
  resultId: "play-1",
  state: "booked" as const,
  lineId: "l1",
  rewardedAt: "2026-11-21T10:01:00.000Z",
  expiresAt: "2036-12-21T10:01:00.000Z",
  ...given,
});
const LONG_AGO = { expiresAt: "2020-11-21T10:01:00.000Z", rewardedAt: "2020-11-14T10:01:00.000Z" };
const [long, week, derby] = sampleRewards;

test("each reward is told with its place and its end, the newest first", async () => {
  await open({
    [GAMES]: [{ ...sampleGame, state: "booked", result: { ...sampleResult("win"), state: "booked" } }],
    [REWARDS]: [
      { ...long, bookings: [booked({})] },
      { ...week, bookings: [booked({ resultId: "play-2", ...LONG_AGO })] },
      { ...derby, bookings: [booked({ resultId: "play-3", state: "parked", lineId: undefined, rewardedAt: "2026-11-22T10:01:00.000Z" })] },
    ],
  });
  const items = region("Gewonnen").getByRole("listitem");
  await expect.element(items.nth(0).getByText(/^3 GB für 30\sTage wartet bis 21.\sDezember 2036, dass dein Anschluss läuft/)).toBeVisible();
  await expect.element(items.nth(1).getByText(/^1 GB für 30\sTage liegt auf 0171\s39200\s33, gültig bis 21.\sDezember 2036/)).toBeVisible();
  await expect.element(items.nth(2).getByText(/^2 GB für 7\sTage war bis 21.\sNovember 2020 gültig/)).toBeVisible();
});

test("a win without a choice is chosen for here", async () => {
  const { sent } = await open({
    [GAMES]: [{ ...sampleGame, state: "won", result: sampleResult("win") }],
    [REWARDS]: (_: unknown, before: number) => (before === 0 ? sampleRewards : [{ ...long, bookings: [booked({})] }, week, derby]),
    "POST /api/game-results/play-1/reward": booked({}),
  });
  await expect.element(page.getByRole("heading", { level: 3, name: "Noch offen: Elfmeter" })).toBeVisible();
  await page.getByRole("radio", { name: "1 GB für 30 Tage" }).click({ force: true });
  await press("Belohnung nehmen").click();
  await expect.poll(() => sent.find(({ call }) => call.endsWith("/reward"))?.body).toEqual({ rewardId: "gb-1-long" });
  await expect.element(page.getByRole("heading", { level: 3, name: "Noch offen: Elfmeter" })).not.toBeInTheDocument();
  await expect.poll(focused).toMatch(/1 GB für 30\sTage liegt auf/);
});

test("a reward that is offered no more stays with its fan, and is no choice for another win", async () => {
  await open({
    [GAMES]: [{ ...sampleGame, state: "won", result: sampleResult("win") }],
    [REWARDS]: [{ ...long, gameIds: [], bookings: [booked({ resultId: "play-2" })] }, week],
  });
  await expect.element(page.getByRole("radio", { name: "2 GB für 7 Tage" })).toBeVisible();
  expect(page.getByRole("radio").elements()).toHaveLength(1);
  await expect.element(region("Gewonnen").getByText(/^1 GB für 30\sTage liegt auf/)).toBeVisible();
});

test("with nothing won the page leads to the game, and after a defeat it does not", async () => {
  await open();
  await expect.element(region("Gewonnen").getByRole("link", { name: "Zum Elfmeter" })).toHaveAttribute("href", "/fan/games/penalty");
});

test("after a defeat nothing is promised", async () => {
  await open({ [GAMES]: [{ ...sampleGame, state: "lost", result: sampleResult("lose") }] });
  await expect.element(page.getByText(/hat es diesmal nicht gereicht/)).toBeVisible();
  expect(region("Gewonnen").getByRole("link").elements()).toHaveLength(0);
});

test("badges say how the next one is earned", async () => {
  await open();
  await expect.element(region("Deine Wimpel").getByText("1 von 7")).toBeVisible();
  await expect.element(page.getByText("Kommt, wenn jeder Schuss drin ist")).toBeVisible();
});

test("who has as many points has the same place, and the own place stands below the ten", async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ nickname: `Fan ${String.fromCodePoint(65 + at)}`, points: at < 2 ? 90 : 40 }));
  const listed = { ...user, profile: { listed: true, nickname: "Fan M", points: 40 } };
  await open({ [LIST]: many, "GET /api/users/me": listed }, { fan: listed });
  const rows = region("Rangliste").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/^1Fan A/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^1Fan B/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^3Fan C/);
  await expect.element(rows).toHaveLength(12);
  await expect.element(rows.nth(11)).toMatchTextContent(/^3Fan M \(du\)40/);
});

test("a nickname leads into the public list and one press out of it, and both are told", async () => {
  const { sent } = await open({
    [CHANGE]: ({ body }: { body: { profile: { nickname?: string; listed: boolean } } }) => ({
      ...user,
      profile: { points: 40, nickname: "Tribün Kral", ...body.profile },
    }),
    [LIST]: (_: unknown, before: number) =>
      before === 1
        ? [
            { nickname: "Işıldak", points: 90 },
            { nickname: "Tribün Kral", points: 40 },
          ]
        : [{ nickname: "Işıldak", points: 90 }],
  });
  const panel = region("Rangliste");
  await expect.element(panel.getByRole("row", { name: /Işıldak/ })).toHaveTextContent("1Işıldak90");
  await expect.element(panel.getByText("Du hast 40 Punkte.")).toBeVisible();
  await press("Mitmachen").click();
  const field = page.getByRole("textbox", { name: "Spitzname" });
  await expect.element(field).toHaveFocus();
  await field.fill("x");
  await press("Mitmachen").click();
  await expect.element(page.getByRole("link", { name: "Ein Spitzname hat 3 bis 20 Buchstaben oder Ziffern." })).toBeVisible();
  await field.fill("Tribün Kral");
  await press("Mitmachen").click();
  await expect.element(panel.getByRole("row", { name: /Tribün Kral/ })).toHaveTextContent("2Tribün Kral (du)40");
  const receipt = panel.getByRole("status").filter({ hasText: "Du stehst als Tribün Kral auf der Rangliste." });
  await expect.element(receipt).toBeVisible();
  await press("Von der Liste gehen").click();
  await expect.element(page.getByText("Du stehst nicht mehr auf der Rangliste.")).toBeVisible();
  await expect.element(receipt).not.toBeInTheDocument();
  await expect.poll(focused).toBe("Du stehst nicht mehr auf der Rangliste.");
  expect(sent.filter(({ call }) => call === CHANGE).map(({ body }) => body)).toEqual([
    { profile: { nickname: "Tribün Kral", listed: true } },
    { profile: { listed: false } },
  ]);
});

test("a nickname that is taken or sounds like the club is told at its field and stays there", async () => {
  const refused = (rule: string) => refuse("-1", { fieldErrors: [{ field: "profile.nickname", rule }] });
  await open({ [CHANGE]: (_: Sent, before: number) => refused(before === 0 ? "nickname.reserved" : "nickname.taken") });
  await press("Mitmachen").click();
  const field = page.getByRole("textbox", { name: "Spitzname" });
  await field.fill("");
  await press("Mitmachen").click();
  await expect.element(field).toHaveAccessibleDescription(/Bitte wähl einen Spitznamen\./);
  await field.fill("Kanarya Destek");
  await press("Mitmachen").click();
  await expect.element(page.getByRole("link", { name: /^Dieser Spitzname klingt nach dem Club/ })).toBeVisible();
  await field.fill("Işıldak");
  await press("Mitmachen").click();
  await expect.element(page.getByRole("link", { name: "Diesen Spitznamen hat schon jemand. Nimm bitte einen anderen." })).toBeVisible();
  await expect.element(field).toHaveValue("Işıldak");
});

test("who cannot be taken off the list is told so and stays on it", async () => {
  await open(
    { [CHANGE]: refuse("RATE_LIMIT_EXCEEDED", { retryAfterSeconds: 30 }) },
    { fan: { ...user, profile: { listed: true, nickname: "Kral", points: 1 } } },
  );
  await expect.element(page.getByText("Du hast 1 Punkt. Du stehst als Kral auf der Rangliste.")).toBeVisible();
  await press("Von der Liste gehen").click();
  await expect.element(page.getByRole("alert").getByText(/30\sSekunden/)).toBeVisible();
  await expect.element(press("Von der Liste gehen")).toBeVisible();
});

test("the code is passed on with its link, once a fan comes down to it", async () => {
  await page.viewport(414, 300);
  const { sent } = await open({}, { below: false });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(page.getByText(/iCode=/).elements()).toEqual([]);
  expect(sent.map(({ call }) => call)).not.toContain(LIST);
  await userEvent.keyboard("{End}");
  await expect.element(page.getByText(`${location.origin}/?iCode=TOR1907`)).toBeVisible();
});

test("the code says what both sides get and on which conditions", async () => {
  await Promise.all([page.viewport(414, 3000), open()]);
  const panel = region("Bring deine Leute mit");
  await expect.element(panel.getByText(/^Ihr bekommt beide 3\sGB, sobald der erste Anschluss läuft/)).toBeVisible();
  await expect.element(panel.getByText(/^Die 3\sGB gelten 30\sTage\. Für dich zählen bis zu 10 Leute im Kalenderjahr\./)).toBeVisible();
});

test("what came of the code is told, and what of it waits for a line until when", async () => {
  const invited = { friends: 3, gb: 6, waitingGb: 3, waitingUntil: "2036-12-21T10:01:00.000Z" };
  await open({}, { fan: { ...user, invited } });
  const panel = region("Freunde");
  const rows = panel.getByRole("definition");
  await expect.element(rows.nth(0)).toHaveTextContent("3");
  await expect.element(rows.nth(1)).toHaveTextContent("6 GB");
  await expect.element(panel.getByText(/^3\sGB, das Erste davon bis 21.\sDezember 2036$/)).toBeVisible();
});

test("who has brought nobody reads so, and nothing waits", async () => {
  await open({}, { fan: { ...user, invited: { friends: 0, gb: 0, waitingGb: 0 } } });
  await expect.element(region("Freunde").getByText("Noch ist niemand mit deinem Einladungscode gekommen.")).toBeVisible();
  expect(region("Freunde").getByRole("definition").elements()).toHaveLength(0);
});

test("what does not come can be asked for again", async () => {
  await open({ [REWARDS]: (_: unknown, before: number) => (before === 0 ? refuse("-1") : sampleRewards) });
  await region("Gewonnen").getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect.element(page.getByRole("heading", { level: 3, name: "Noch nichts gewonnen" })).toBeVisible();
});

test("nothing stands where a late list would push it away, and then nobody stands on it yet", async () => {
  const list = Promise.withResolvers<readonly unknown[]>();
  await open({ [LIST]: () => list.promise });
  await expect.element(region("Gewonnen")).toBeVisible();
  expect(region("Deine Wimpel").elements()).toEqual([]);
  list.resolve([]);
  await expect.element(region("Rangliste").getByText("Noch steht niemand hier. Der erste Platz ist frei.")).toBeVisible();
});

test("five hundred rewards are shown twenty at a time, and of as many fans the first ones", async () => {
  const bookings = Array.from({ length: 500 }, (_, at) => booked({ resultId: `play-${at}` }));
  const fans = Array.from({ length: 500 }, (_, at) => ({ nickname: `Kurve ${at}`, points: 500 - at }));
  await open({ [REWARDS]: [{ ...long, bookings }], [LIST]: fans });
  const won = region("Gewonnen");
  await expect.element(won.getByText("20 von 500")).toBeVisible();
  expect(won.getByRole("listitem").elements()).toHaveLength(20);
  await press("20 weitere zeigen").click();
  await expect.poll(() => won.getByRole("listitem").elements().length).toBe(40);
  expect(page.getByRole("row").elements().length).toBeLessThan(60);
});

test("on a narrow phone the list's heads stay whole beside the longest nickname", async () => {
  await page.viewport(320, 844);
  await open({ [LIST]: [{ nickname: "MümmelmannGroßmauls1", points: 4000 }] });
  await expect.element(page.getByRole("cell", { name: "4000" })).toBeVisible();
  for (const head of page.getByRole("columnheader").elements()) {
    const words = document.createRange();
    words.selectNodeContents(head);
    expect(words.getClientRects(), head.textContent).toHaveLength(1);
  }
});
