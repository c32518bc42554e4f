import { invoiceIntent, playGame, startGame, takeReward } from "@tribun/api-client/contract";
import { GOAL_ZONES, type PenaltyKick } from "@tribun/domain";
import {
  addPlayers,
  booksOfPlayers,
  callAt,
  type CrowdPlayer,
  giveLine,
  type PlayBooks,
  startOperatorProcess,
} from "@tribun/operator/testing/load";
import { type Lab, SETTINGS } from "./lab.ts";
import { atLeast, exactly, type Figure } from "./result.ts";

const AT_ONCE = 16;
/** Longer than the two minutes after which the operator books waiting rewards again. Milliseconds. */
const SETTLE_MS = 180_000;
/** Both games, their number of kicks, and two rewards of each. Each win asks for both rewards. */
const GAMES = [
  { id: "penalty", kicks: 5, rewards: ["gb-1-long", "gb-2-week"] },
  { id: "shootout", kicks: 7, rewards: ["gb-3-derby", "gb-3-derby"] },
] as const;
/** Error codes of the catalogue for a second play or reward, a lost game, and a start that a newer start has replaced. */
const EXPECTED = new Set(["1016", "1017", "1027", "-2"]);

/**
 * Fans play, take rewards and pay bills many times. Each step goes to two operator processes at once: nothing may count twice, and every
 * sum must agree from both ends.
 * @param turns how many turns are tried, over all accounts
 */
export async function benchPlays({ operator, databaseUrl }: Lab, accounts: number, turns: number): Promise<readonly Figure[]> {
  const processes = [await startOperatorProcess(databaseUrl, SETTINGS), await startOperatorProcess(databaseUrl, SETTINGS)];
  const players = await addPlayers(operator, accounts);
  const told = { results: new Map<string, Set<string>>(), wins: 0, rewards: new Map<string, number>(), odd: new Map<string, number>() };

  const everywhere = <T>(step: (url: string) => Promise<T>) => Promise.all(processes.map(({ url }) => step(url)));
  const note = (answer: { readonly ok: false; readonly status: number; readonly code: string }) => {
    if (EXPECTED.has(answer.code)) return;
    const words = `${answer.status} ${answer.code}`;
    told.odd.set(words, (told.odd.get(words) ?? 0) + 1);
  };

  const turn = async (index: number) => {
    const player = players[index % accounts];
    const game = GAMES[Math.floor(index / accounts) % GAMES.length];
    if (!player || !game) return;
    const params = { id: game.id };
    const key = `${player.userId} ${game.id}`;
    const [started] = (await everywhere((url) => callAt(url, startGame, { params }, player))).flatMap((answer) => {
      if (answer.ok) return [answer.payload];
      note(answer);
      return [];
    });
    const body = { seed: started?.seed ?? "over", kicks: kicksOf(index, game.kicks) };
    for (const answer of await everywhere((url) => callAt(url, playGame, { params, body }, player))) {
      if (answer.ok) {
        told.results.set(key, (told.results.get(key) ?? new Set()).add(answer.payload.id));
        if (answer.payload.outcome === "win") told.wins++;
        // Of two simultaneous starts only the later one counts, and the operator does not say which one that was.
      } else if (started && answer.status !== 400) note(answer);
    }
    for (const id of told.results.get(key) ?? []) {
      let asked = 0;
      for (const answer of await everywhere((url) => take(url, id, game.rewards[asked++ % 2] ?? "", player))) {
        if (answer.ok) told.rewards.set(key, (told.rewards.get(key) ?? 0) + 1);
        else note(answer);
      }
    }
  };
  const pressPay = async (url: string, checkout: string) => {
    const body = new URLSearchParams({ method: "paypal" });
    const page = await fetch(`${url}/c/${checkout}`, { method: "POST", body, redirect: "manual" });
    await page.arrayBuffer();
    if (page.status >= 500) note({ ok: false, status: page.status, code: "at the payment page" });
  };
  const pay = async ({ bills, token }: CrowdPlayer) => {
    for (const id of bills) {
      const opened = await everywhere((url) => callAt(url, invoiceIntent, { params: { id }, body: {} }, { token }));
      for (const answer of opened) if (!answer.ok) note(answer);
      const pages = new Set(opened.flatMap((answer) => (answer.ok ? [answer.payload.checkoutId] : [])));
      for (const checkout of pages) await everywhere((url) => pressPay(url, checkout));
    }
  };

  const work = [...players.map((player) => () => pay(player)), ...Array.from({ length: turns }, (_, index) => () => turn(index))];
  const worker = async () => {
    for (let next = work.shift(); next; next = work.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  // Accounts without a line get one now. One of the processes then books their waiting rewards.
  for (const player of players.filter(({ bills }) => bills.length === 0)) await giveLine(operator, player);
  const books = await settled(() => booksOfPlayers(operator, players));
  await Promise.all(processes.map((process) => process.stop()));
  const most = (counts: Iterable<number>) => Math.max(0, ...counts);
  const odd = [...told.odd].map(([words, count]) => `${words}: ${count}`).join(", ");
  return [
    exactly("plays: turns that are over", books.played, accounts * GAMES.length),
    exactly("plays: most results that an account was told of one game", most([...told.results.values()].map(({ size }) => size)), 1),
    atLeast("plays: wins", told.wins, accounts / 10),
    exactly("plays: most rewards that an account was given for one win", most(told.rewards.values()), 1),
    exactly("plays: wins without a reward, and rewards without a win", Math.abs(books.rewarded - told.wins), 0),
    exactly("plays: GB on lines", books.bookedGb, books.promisedGb),
    exactly("plays: rewards that wait although there is a line", books.waiting, 0),
    exactly("plays: bills not paid", books.unpaid, 0),
    exactly("plays: the club's share, cents", books.sharedCents, books.shareCents),
    exactly("plays: answers that the catalogue does not foresee", told.odd.size, 0, odd),
  ];
}

const take = (url: string, id: string, rewardId: string, player: CrowdPlayer) =>
  callAt(url, takeReward, { params: { id }, body: { rewardId } }, player);

/** Kicks that differ from turn to turn. */
const kicksOf = (turn: number, count: number): PenaltyKick[] =>
  Array.from({ length: count }, (_, kick) => ({
    zone: GOAL_ZONES[(turn * 7 + kick * 3) % GOAL_ZONES.length] ?? "leftLow",
    power: 40 + ((turn * 13 + kick * 17) % 50),
  }));

/** Reads the books until nothing waits, because jobs still run for a moment after the last answer. Gives up after SETTLE_MS. */
async function settled(look: () => Promise<PlayBooks>): Promise<PlayBooks> {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const books = await look();
    if ((books.waiting === 0 && books.unpaid === 0) || Date.now() > end) return books;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
