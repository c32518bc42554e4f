import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Answers, refuse } from "./fake-operator.ts";

/** Checks a story, or presses something in it. */
type Play = (context: { readonly canvasElement: HTMLElement }) => Promise<void>;
/** A list of the account in one state, as a story. */
type ListState = { readonly args: { readonly answers: Answers }; readonly play: Play };

type ListFacts = {
  /** The call that returns the list. */
  readonly call: string;
  /** Answers to the screen's other calls. */
  readonly answers?: Answers;
  /** An answer with an empty list, and one with five hundred rows. */
  readonly none: unknown;
  readonly many: unknown;
  /** Selector of its rows. */
  readonly rows: string;
  /** How many rows render for the empty list and for five hundred; one of the latter may be a sum below the list. */
  readonly counts?: readonly [none: number, many: number];
  /** Text for an empty list, in both languages. */
  readonly said: RegExp;
  /** True when the next page has an address of its own, or there is none. */
  readonly noMore?: boolean;
  /** Leads to the list, when it is not on the page from the start. */
  readonly open?: Play;
};

const SOON = { timeout: 5000 };
const MORE = /^20 (?:weitere zeigen|tane daha göster)$/;

/**
 * Every list has these four states as stories, and each story checks its own: an empty list says so, a loading list has a name, a failed
 * one can be tried again, and of five hundred rows one page renders, and the next after a press.
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
