import pg from "pg";
import { startLab } from "../lab.ts";
import { startClubs } from "../pages/clubs.ts";
import { openBrowser, openWindow } from "../pages/visitors.ts";
import { atLeast, atMost, exactly, type Figure } from "../result.ts";
import { busyness, withNote } from "./busy.ts";
import { openPage } from "./feel.ts";
import { benchGames, type Pictures, picturesOfGame, picturesTold, traceGame } from "./game.ts";
import { slowly } from "./slow.ts";
import type { Traced } from "./trace.ts";

const LANGUAGE = "de";
/** One frame at 60 Hz, and a margin for the inaccuracy of the clock. Milliseconds. */
const FRAME_MS = 17;

/**
 * Measures the penalty game of one club on a phone with a quarter of this machine's speed, from a trace of the browser. Also measures what
 * many new games leave in memory.
 * @param games how many games are started, aimed, shot and ended
 */
export async function benchGame(games: number): Promise<readonly Figure[]> {
  const lab = await startLab();
  const pool = new pg.Pool({ connectionString: lab.databaseUrl, max: 1 });
  const { clubs, operator, stop } = await startClubs(1, { databaseUrl: lab.databaseUrl });
  const browser = await openBrowser();
  try {
    const [club] = clubs;
    if (!club) throw new Error("There is no club to play in.");
    const forget = async () => void (await pool.query("with marks as (delete from game_players) delete from game_plays"));
    const unhurried = async () => (await openWindow(browser, club.url, LANGUAGE)).newPage();
    const { opened, played } = await traceGame(await unhurried(), LANGUAGE, operator.url);
    await forget();
    const slow = await openPage(browser, club.url);
    const pictures = await slowly(slow, () => picturesOfGame(slow, LANGUAGE, operator.url));
    const busy = await busyness(browser);
    const timed = [...longTasks("until it can begin", opened), ...longTasks("while it is played", played), ...frames(pictures)];
    const kept = await benchGames(await unhurried(), LANGUAGE, operator.url, games, forget);
    return [...timed.map((figure) => withNote(figure, busy)), ...kept];
  } finally {
    await browser.close();
    await stop();
    await pool.end();
    await lab.stop();
  }
}

function longTasks(when: string, { tasks, longest, count }: Traced): Figure[] {
  const told = tasks.map(({ ms, within }) => `${ms} ms: ${within.join(", ")}`).join("; ");
  return [
    exactly(`game: tasks over 50 ms in the trace, ${when}`, tasks.length, 0, `the longest ${Math.round(longest)} ms. ${told}`),
    atLeast(`game: tasks in the trace, ${when}`, count, 1),
  ];
}

function frames(pictures: Pictures): Figure[] {
  const told = picturesTold(pictures);
  return [atMost("game: median from frame to frame while kicks are shown, ms", Math.round(pictures.medianMs * 10) / 10, FRAME_MS, told)];
}
