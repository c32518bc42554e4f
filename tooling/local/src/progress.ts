/** Interval of the animation, which shows that the program still runs. Milliseconds. */
const MOVE_EVERY_MS = 250;
const SIGNS = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
/** For a terminal that does not report its width. */
const FALLBACK_COLUMNS = 80;
const CLEAR = "\r\u001B[K";

/** Where the line is written, and the clock in milliseconds. */
type Surroundings = {
  readonly out?: Pick<NodeJS.WriteStream, "write" | "isTTY" | "columns">;
  readonly now?: () => number;
};

/** One line with the current work and its duration. A terminal updates it in place; other outputs get a line per state. */
export type Progress = {
  /** Sets the state of one task. Without a state, the task is done. */
  readonly tell: (what: string, state?: string) => void;
  /** Writes a permanent line. */
  readonly say: (line: string) => void;
  readonly seconds: () => number;
  readonly end: () => void;
};

const kindOf = (state = ""): string => state.replaceAll(/\d+/g, "");

/** Starts the progress line. */
export function startProgress({ out = process.stdout, now = () => performance.now() }: Surroundings = {}): Progress {
  const started = now();
  const states = new Map<string, string>();
  const seconds = () => Math.round((now() - started) / 1000);
  const line = () => [...states].map(([what, state]) => `${what}: ${state}`).join(" · ");
  const draw = () => {
    if (states.size === 0) return;
    const sign = SIGNS[Math.floor((now() - started) / MOVE_EVERY_MS) % SIGNS.length];
    out.write(`${CLEAR}${`${sign} ${seconds()} s · ${line()}`.slice(0, (out.columns || FALLBACK_COLUMNS) - 1)}`);
  };
  const timer = out.isTTY ? setInterval(draw, MOVE_EVERY_MS) : undefined;
  return {
    tell: (what, state) => {
      const before = states.get(what);
      if (state === undefined) states.delete(what);
      else states.set(what, state);
      // A count that rises updates the terminal's line. Another output gets only one line for it.
      if (!out.isTTY && state !== undefined && kindOf(state) !== kindOf(before)) out.write(`${seconds()} s · ${what}: ${state}\n`);
      if (out.isTTY) draw();
    },
    say: (text) => {
      out.write(out.isTTY ? `${CLEAR}${text}\n` : `${text}\n`);
      if (out.isTTY) draw();
    },
    seconds,
    end: () => {
      clearInterval(timer);
      if (out.isTTY) out.write(CLEAR);
    },
  };
}
