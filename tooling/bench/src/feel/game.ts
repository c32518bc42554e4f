import type { Language } from "@tribun/domain";
import { DEMO } from "@tribun/e2e/house/people";
import { Sandbox } from "@tribun/e2e/house/sandbox";
import { pattern, textIn } from "@tribun/e2e/house/text";
import { Account } from "@tribun/e2e/pages/account";
import type { Page } from "playwright";
import type { Figure } from "../result.ts";
import { growthOf, heldBy } from "./held.ts";
import { type Journey, stagesOf } from "./journeys.ts";

const HERE = "/fan/games/penalty";
const KICKS = 5;
/** In turns, so that every kick is aimed at another corner than the one before. */
const CORNERS = ["rightHigh", "leftLow"] as const;
/** Games after which what comes once has come: the browser's compiled code, and answers that are kept. */
const WARM_UP = 3;
/** Two frames of a screen with sixty a second, and a little for its clock. */
const LATE_MS = 35;

/** How pictures followed each other while kicks were shown. */
type Pictures = { readonly all: number; readonly late: number; readonly longestMs: number };

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

  /** Shoots, and waits until the ball has come to rest. */
  async shoot(number: number): Promise<void> {
    await this.button("play.shoot", number).tap();
    await (number < KICKS ? this.button("play.shoot", number + 1) : this.button("play.toEnd")).waitFor();
  }

  /** The end as it is told. */
  end() {
    const names = ["over.won", "over.lost"].map((key) => pattern(textIn(this.#language)("games", key)).source);
    return this.page.getByRole("heading", { level: 2, name: new RegExp(names.join("|")) });
  }
}

/** What a fan felt on the way to the game, and while it was played. */
type GameJourney = { readonly opened: Journey; readonly played: Journey; readonly pictures: Pictures };

/** Plays a whole game on a slow phone, from the visitor's page to the result, and counts the pictures of its kicks. */
export async function gameJourney(page: Page, language: Language, operatorUrl: string): Promise<GameJourney> {
  const game = new Game(page, language);
  const { stages: opened, stage: open } = stagesOf(page);
  const { stages: played, stage } = stagesOf(page);
  await open("visitor's page, login, back to the game", async () => {
    await game.enter(operatorUrl);
    await game.button("play.begin").waitFor();
  });
  await open("game opens by itself", async () => {
    await page.goto(HERE);
    await game.button("play.begin").waitFor();
  });
  await stage("game begins", async () => {
    await game.button("play.begin").tap();
    await game.button("play.set", 1).waitFor();
  });
  for (let number = 1; number <= KICKS; number += 1) await stage(`kick ${number} is aimed`, () => game.aim(number));
  await stage("whistle", async () => {
    await game.button("play.whistle").tap();
    await game.button("play.shoot", 1).waitFor();
  });
  const shown: Pictures[] = [];
  for (let number = 1; number <= KICKS; number += 1) {
    await stage(`kick ${number} is shown`, async () => {
      await page.evaluate(countPictures);
      await game.shoot(number);
      shown.push(await page.evaluate<Pictures>(`window.pictures(${LATE_MS})`));
    });
  }
  await stage("result", async () => {
    await game.button("play.toEnd").tap();
    await game.end().waitFor();
  });
  const sum = (of: "all" | "late") => shown.reduce((count, each) => count + each[of], 0);
  const pictures = { all: sum("all"), late: sum("late"), longestMs: Math.max(...shown.map(({ longestMs }) => longestMs)) };
  return { opened: { stages: opened, touched: [] }, played: { stages: played, touched: [] }, pictures };
}

/**
 * What a page holds on to after so many games, beside what it held after the first few. A fan plays once (1027): each game after it is the
 * same one seen again, shot by shot.
 */
export async function benchGames(page: Page, language: Language, operatorUrl: string, games: number): Promise<Figure[]> {
  const game = new Game(page, language);
  const session = await page.context().newCDPSession(page);
  const play = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await game.button("play.again").tap();
      for (let number = 1; number <= KICKS; number += 1) await game.shoot(number);
      await game.end().waitFor();
    }
  };
  await game.enter(operatorUrl);
  await game.end().waitFor();
  await play(WARM_UP);
  const before = await heldBy(page, session);
  await play(games);
  return growthOf(before, await heldBy(page, session), `${games} penalty games`);
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
      return { all: gaps.length, late: gaps.filter((gap) => gap > lateMs).length, longestMs: Math.max(0, ...gaps) };
    },
  });
}
