import type { Club } from "./house.ts";
import { run } from "./run.ts";

/** Number of parallel builds. One build uses somewhat more than one processor. */
const SIDE_BY_SIDE = 2;

/**
 * Builds clubs as `npm start` serves them. The first club is built before the others, so that it is ready soonest. Unchanged builds come
 * from turbo's cache.
 * @param tell receives the progress of a club's build
 * @param built is called when a club is built
 * @throws with the output of the first build that fails
 */
export async function buildClubs(
  [first, ...others]: readonly Club[],
  tell: (club: Club, state: string) => void,
  built: (club: Club) => Promise<void>,
): Promise<void> {
  const build = async (club: Club): Promise<void> => {
    tell(club, "bundling");
    const task = ["run", "build", `--filter=@tribun/app-${club.id}`, "--output-logs=new-only", "--log-prefix=none"];
    const onLine = (line: string) => {
      const state = stateIn(line);
      if (state) tell(club, state);
    };
    const { code, output } = await run("turbo", task, { quiet: true, onLine, env: { COMPRESSION: "quick" } });
    if (code !== 0) throw new Error(`The build of ${club.name} failed:\n${output}`);
    await built(club);
  };
  if (first) await build(first);
  const waiting = [...others];
  const next = async (): Promise<void> => {
    for (let club = waiting.shift(); club; club = waiting.shift()) await build(club);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}

/** Reads the progress from a line of a build's output. Undefined for any other line. */
export function stateIn(line: string): string | undefined {
  const [state, drawn, all] = /(\d+) of (\d+) documents drawn/.exec(line) ?? [];
  return drawn === all && drawn !== undefined ? "compressing" : state;
}
