import type { Language } from "@tribun/domain";
import { DEMO } from "@tribun/e2e/house/people";
import { Sandbox } from "@tribun/e2e/house/sandbox";
import { pattern, textIn } from "@tribun/e2e/house/text";
import { Account } from "@tribun/e2e/pages/account";
import type { Page } from "playwright";
import { median } from "../result.ts";
import { growthOf, heldBy } from "./held.ts";
import { type Traced, traced } from "./trace.ts";

const HERE = "/fan/games/penalty";
const KICKS = 5;
/** The kicks alternate between these corners, so that each kick changes the chosen corner. */
const CORNERS = ["rightHigh", "leftLow"] as const;
/** Games before the first measurement. They fill what grows only once: the browser's compiled code, and cached answers. */
const WARM_UP = 3;
/** After this time a cached answer of the fan's own data is stale (`OWN_MS` of the storefront is 3000). Milliseconds. */
const STALE_MS = 3500;
/** Two frames at 60 Hz, and a margin for the inaccuracy of the clock. Milliseconds. */
const LATE_MS = 35;

/** The frames that the page painted while kicks were shown. */
export type Pictures = { readonly all: number; readonly late: number; readonly longestMs: number; readonly medianMs: number };

/** A fan's penalty game, which finds its buttons by their labels. */
class Game {
  readonly page: Page;
  readonly #language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.#language = language;
  }

  button(key: string, number = 0) {
    return this.page.getByRole("button", { name: textIn(this.#language)("games", key, { number }), exact: true });
  }

  /** Opens the game as a guest, follows its link to the login, and returns signed in. */
  async enter(operatorUrl: string): Promise<void> {
    const text = textIn(this.#language);
    await this.page.goto(HERE);
    await this.page.getByRole("link", { name: text("games", "noScript.login") }).tap();
    await new Account(this.page, text, new Sandbox(operatorUrl)).login(DEMO.email, DEMO.password);
    await this.page.waitForURL((url) => url.pathname === HERE);
  }

  /** Aims a kick at another corner and with another power than preselected, and confirms it. */
  async aim(number: number): Promise<void> {
    const corner = CORNERS[number % CORNERS.length] ?? "leftLow";
    await this.page.locator(`label:has([value="${corner}"])`).tap();
    await this.page.getByRole("slider").press(number % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await this.button("play.set", number).tap();
  }

  /** Starts a game, aims every kick and presses the whistle. */
  async prepare(): Promise<void> {
    await this.button("play.begin").tap();
    for (let number = 1; number <= KICKS; number += 1) await this.aim(number);
    await this.button("play.whistle").tap();
    await this.button("play.shoot", 1).waitFor();
  }

  /** Opens the result. */
  async finish(): Promise<void> {
    await this.button("play.toEnd").tap();
    await this.end().waitFor();
  }

  /** Shoots, and waits until the next button shows that the ball has come to rest. */
  async shoot(number: number): Promise<void> {
    await this.button("play.shoot", number).tap();
    await (number < KICKS ? this.button("play.shoot", number + 1) : this.button("play.toEnd")).waitFor();
  }

  /** Goes to the rewards, whose answer says that the fan may play again, and follows their link back to the game. */
  async comeBack(): Promise<void> {
    const text = textIn(this.#language);
    // The page does not fetch an answer again that is not stale yet.
    await this.page.waitForTimeout(STALE_MS);
    const told = this.page.waitForResponse((response) => new URL(response.url()).pathname === "/api/games" && response.ok());
    await this.page.getByRole("link", { name: text("games", "more.rewards"), exact: true }).tap();
    await told;
    await this.page
      .getByRole("link", { name: text("games", "rewards.play"), exact: true })
      .first()
      .tap();
    await this.button("play.begin").waitFor();
  }

  /** The heading of the result. */
  end() {
    const names = ["over.won", "over.lost"].map((key) => pattern(textIn(this.#language)("games", key)).source);
    return this.page.getByRole("heading", { level: 2, name: new RegExp(names.join("|")) });
  }
}

/** The trace of opening the game, and the trace of playing it. */
type GameTraced = { readonly opened: Traced; readonly played: Traced };

/**
 * Opens the game as a guest, opens it again and plays it, all for the first time.
 * @param page a page at full speed
 */
export async function traceGame(page: Page, language: Language, operatorUrl: string): Promise<GameTraced> {
  const game = new Game(page, language);
  const opened = await traced(page, async () => {
    await game.enter(operatorUrl);
    await game.button("play.begin").waitFor();
    await page.goto(HERE);
    await game.button("play.begin").waitFor();
    await page.waitForLoadState("networkidle");
  });
  const played = await traced(page, async () => {
    await game.prepare();
    for (let number = 1; number <= KICKS; number += 1) await game.shoot(number);
    await game.finish();
  });
  return { opened, played };
}

/** Plays a whole game on a slowed page and counts the frames of its kicks. */
export async function picturesOfGame(page: Page, language: Language, operatorUrl: string): Promise<Pictures> {
  const game = new Game(page, language);
  await game.enter(operatorUrl);
  await game.prepare();
  const shown: Pictures[] = [];
  for (let number = 1; number <= KICKS; number += 1) {
    await page.evaluate(countPictures);
    await game.shoot(number);
    shown.push(await page.evaluate<Pictures>(`window.pictures(${LATE_MS})`));
  }
  const sum = (of: "all" | "late") => shown.reduce((count, each) => count + each[of], 0);
  return {
    ...{ all: sum("all"), late: sum("late"), longestMs: Math.max(...shown.map(({ longestMs }) => longestMs)) },
    medianMs: median(shown.map(({ medianMs }) => medianMs)),
  };
}

/**
 * Compares what a page holds after many games with what it held after the first three. A fan may play once (1027), so `forget` deletes the
 * play after each game. The fan returns to the game by the page's own links, without loading a document.
 * @param forget deletes the plays in the operator's database
 */
export async function benchGames(page: Page, language: Language, operatorUrl: string, games: number, forget: () => Promise<void>) {
  const game = new Game(page, language);
  const session = await page.context().newCDPSession(page);
  const play = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await game.prepare();
      for (let number = 1; number <= KICKS; number += 1) await game.shoot(number);
      await game.finish();
      await forget();
      await game.comeBack();
    }
  };
  await forget();
  await game.enter(operatorUrl);
  await play(WARM_UP);
  const before = await heldBy(page, session);
  await play(games);
  return growthOf(before, await heldBy(page, session), `${games} new penalty games`);
}

/** Says how many frames of the kicks came late. This depends on the machine and only informs. */
export const picturesTold = ({ all, late, longestMs }: Pictures): string =>
  `${Math.round((late / Math.max(1, all)) * 1000) / 10} % of ${all} frames of the kicks later than two of 60 Hz, the longest ${Math.round(longestMs)} ms`;

/** Runs in the page: records the time between frames from now on. */
function countPictures(): void {
  const gaps: number[] = [];
  let before: number | undefined;
  let asked = requestAnimationFrame(function look(now) {
    if (before !== undefined) gaps.push(now - before);
    before = now;
    asked = requestAnimationFrame(look);
  });
  Object.assign(globalThis, {
    pictures: (lateMs: number) => {
      cancelAnimationFrame(asked);
      const inOrder = gaps.toSorted((one, other) => one - other);
      const medianMs = inOrder[Math.floor(inOrder.length / 2)] ?? 0;
      return { all: gaps.length, late: gaps.filter((gap) => gap > lateMs).length, longestMs: inOrder.at(-1) ?? 0, medianMs };
    },
  });
}
