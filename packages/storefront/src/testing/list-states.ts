import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Answers, refuse } from "./fake-operator.ts";

/** Looks at a story, or presses something in it. */
type Play = (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
/** A list of the account in one of its states, to be a story. */
type ListState = { readonly args: { readonly answers: Answers }; readonly play: Play };

type ListFacts = {
  /** The call that brings the list. */
  readonly call: string;
  /** What else the screen asks for. */
  readonly answers?: Answers;
  /** An answer with nothing in the list, and one with five hundred rows. */
  readonly none: unknown;
  readonly many: unknown;
  /** Which elements are its rows. */
  readonly rows: string;
  /** How many of them are drawn of nothing and of five hundred; one of the latter may be a sum below the list. */
  readonly counts?: readonly [none: number, many: number];
  /** What is said of an empty list, in both languages. */
  readonly said: RegExp;
  /** The next page has an address of its own, or there is none. */
  readonly noMore?: boolean;
  /** Leads to the list, where it does not stand on the page from the start. */
  readonly open?: Play;
};

const SOON = { timeout: 5000 };
const MORE = /^20 (?:weitere zeigen|tane daha göster)$/;

/**
 * Every list has these four states as stories, and each story proves its own: that an empty list says so, that what is loading has a name,
 * that what failed can be tried again, and that of five hundred rows one page is drawn, and by a press the next.
 */
export function listStates({ call, answers = {}, none, many, rows, counts: [few, first] = [0, 20], said, noMore, open }: ListFacts) {
  const state = (answer: unknown, look: Play): ListState => ({
    args: { answers: { ...answers, [call]: answer } },
    play: async (context) => {
      await open?.(context);
      await look(context);
    },
  });
  const drawn = (canvas: HTMLElement, count: number) => waitFor(() => void expect(canvas.querySelectorAll(rows).length).toBe(count), SOON);
  return {
    empty: state(none, async ({ canvasElement }) => {
      await within(canvasElement).findAllByText(said, undefined, SOON);
      await drawn(canvasElement, few);
    }),
    loading: state(
      () => new Promise(() => undefined),
      async ({ canvasElement }) => {
        await within(canvasElement).findAllByRole("status", { name: /./ }, SOON);
        await drawn(canvasElement, 0);
      },
    ),
    failed: state(refuse("-1"), async ({ canvasElement }) => {
      const [alert = canvasElement] = await within(canvasElement).findAllByRole("alert", undefined, SOON);
      await expect(within(alert).getByRole("button")).toBeVisible();
      await drawn(canvasElement, 0);
    }),
    long: state(many, async ({ canvasElement }) => {
      await drawn(canvasElement, first);
      if (noMore) return;
      const [more = canvasElement] = await within(canvasElement).findAllByRole("button", { name: MORE });
      await userEvent.click(more);
      await drawn(canvasElement, first + 20);
    }),
  };
}
