/** How often the line moves, so that it is seen to be alive. */
const MOVE_EVERY_MS = 250;
const SIGNS = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
/** Of a terminal that does not say how wide it is. */
const FALLBACK_COLUMNS = 80;
const CLEAR = "\r\u001B[K";

/** Where the line is written, and by which clock (ms) it counts. */
type Surroundings = {
  readonly out?: Pick<NodeJS.WriteStream, "write" | "isTTY" | "columns">;
  readonly now?: () => number;
};

/** One line that tells what is being done and for how long. On a terminal it moves in its place; elsewhere each new state is a line. */
export type Progress = {
  /** Tells what one of several things does now; without a text it is done. */
  readonly tell: (what: string, state?: string) => void;
  /** Writes a line that stays. */
  readonly say: (line: string) => void;
  readonly seconds: () => number;
  readonly end: () => void;
};

const kindOf = (state = ""): string => state.replaceAll(/\d+/g, "");

/** Starts the line. */
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
      // A count that goes on moves the line of a terminal; a file gets one line for all of it.
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
