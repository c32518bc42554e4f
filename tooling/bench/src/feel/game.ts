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
/** In turns, so that every kick is aimed at another corner than the one before. */
const CORNERS = ["rightHigh", "leftLow"] as const;
/** Games after which what comes once has come: the browser's compiled code, and answers that are kept. */
const WARM_UP = 3;
/** After that an answer of the fan's own is old. */
const STALE_MS = 3500;
/** Two frames of a screen with sixty a second, and a little for its clock. */
const LATE_MS = 35;

/** How pictures followed each other while kicks were shown. */
export type Pictures = { readonly all: number; readonly late: number; readonly longestMs: number; readonly medianMs: number };

/** A fan's penalty game, by the names that are read on its buttons. */
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

  /** Comes to the game as a visitor and goes by its link to the login and back. */
  async enter(operatorUrl: string): Promise<void> {
    const text = textIn(this.#language);
    await this.page.goto(HERE);
    await this.page.getByRole("link", { name: text("games", "paper.login") }).tap();
    await new Account(this.page, text, new Sandbox(operatorUrl)).login(DEMO.email, DEMO.password);
    await this.page.waitForURL((url) => url.pathname === HERE);
  }

  /** Aims a kick at another corner with other power than is offered, and keeps it. */
  async aim(number: number): Promise<void> {
    const corner = CORNERS[number % CORNERS.length] ?? "leftLow";
    await this.page.locator(`label:has([value="${corner}"])`).tap();
    await this.page.getByRole("slider").press(number % 2 === 0 ? "ArrowRight" : "ArrowLeft");
    await this.button("play.set", number).tap();
  }

  /** From the first press to the whistle: each kick is aimed. */
  async prepare(): Promise<void> {
    await this.button("play.begin").tap();
    for (let number = 1; number <= KICKS; number += 1) await this.aim(number);
    await this.button("play.whistle").tap();
    await this.button("play.shoot", 1).waitFor();
  }

  /** Looks at the end. */
  async finish(): Promise<void> {
    await this.button("play.toEnd").tap();
    await this.end().waitFor();
  }

  /** Shoots, and waits until the ball has come to rest. */
  async shoot(number: number): Promise<void> {
    await this.button("play.shoot", number).tap();
    await (number < KICKS ? this.button("play.shoot", number + 1) : this.button("play.toEnd")).waitFor();
  }

  /** Goes to the rewards, which learn of the turn that is free again, and by their link back to it. */
  async comeBack(): Promise<void> {
    const text = textIn(this.#language);
    // What was asked a moment ago is not asked again.
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

  /** The end as it is told. */
  end() {
    const names = ["over.won", "over.lost"].map((key) => pattern(textIn(this.#language)("games", key)).source);
    return this.page.getByRole("heading", { level: 2, name: new RegExp(names.join("|")) });
  }
}

/** What kept a page on the way to the game, and while it was played. */
type GameTraced = { readonly opened: Traced; readonly played: Traced };

/** Comes to the game as a visitor, opens it again and plays it, all for the first time. @param page one that runs at full speed */
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

/** Plays a whole game on a slow phone and counts the pictures of its kicks. */
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
 * What a page holds on to after so many games, beside what it held after the first few. A fan plays once (1027): after each game somebody
 * forgets the turn, and the fan comes back to it by the page's own links, in a page that is never loaded anew.
 * @param forget lets the operator forget who has played
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

/** How the pictures of the kicks came, which depends on the machine and only informs. */
export const picturesTold = ({ all, late, longestMs }: Pictures): string =>
  `${Math.round((late / Math.max(1, all)) * 1000) / 10} % of ${all} frames of the kicks later than two of 60 Hz, the longest ${Math.round(longestMs)} ms`;

/** Runs in the page: notes how long each frame is on the screen from now on. */
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
