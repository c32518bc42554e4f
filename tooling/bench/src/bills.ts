import { addBilledFans, type BillBooks, booksOfBills, startOperatorProcess } from "@tribun/operator/testing/load";
import { type Lab, SETTINGS } from "./lab.ts";
import { atLeast, exactly, type Figure } from "./result.ts";

/** Bills that two processes must write in an hour on one machine. */
const IN_AN_HOUR = 100_000;
const LOOK_MS = 500;
/** The bench gives up when nothing has happened for this time. */
const STUCK_MS = 120_000;

/**
 * Two operator processes bill fans. One is killed in the middle and started again.
 * @param fans with one bill each
 */
export async function benchBills({ operator, databaseUrl }: Lab, fans: number): Promise<readonly Figure[]> {
  await addBilledFans(operator, fans);
  const began = performance.now();
  const [first, second] = await Promise.all([startOperatorProcess(databaseUrl, SETTINGS), startOperatorProcess(databaseUrl, SETTINGS)]);
  const seconds = () => (performance.now() - began) / 1000;
  const until = async (done: (books: BillBooks) => boolean): Promise<BillBooks> => {
    let last = { count: -1, at: performance.now() };
    for (;;) {
      const books = await booksOfBills(operator);
      const count = books.bills + books.mails;
      if (count !== last.count) last = { count, at: performance.now() };
      if (done(books) || performance.now() - last.at > STUCK_MS) return books;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
  await until(({ bills }) => bills >= fans / 2);
  await first.kill();
  await first.start();
  await until(({ bills }) => bills >= fans);
  const billed = seconds();
  const books = await until(({ mails }) => mails >= fans);
  const mailed = seconds();
  await Promise.all([first.stop(), second.stop()]);
  const perHour = (time: number) => Math.round((fans / time) * 3600);
  return [
    exactly("bills: missing after a kill in the middle", books.missing, 0, `${fans} fans`),
    exactly("bills: written twice", books.twice, 0),
    exactly("bills: gaps in the numbers", books.gaps, 0),
    exactly("bills: not mailed or mailed twice", books.unmailed + books.mailedTwice, 0),
    atLeast(
      "bills: of 100,000 in an hour",
      perHour(billed) / IN_AN_HOUR,
      1,
      `${perHour(billed)} bills, ${perHour(mailed)} with their mails`,
    ),
  ];
}
