import type { Club } from "./house.ts";
import { run } from "./run.ts";

/** How many clubs are built side by side: a build keeps somewhat more than one processor busy. */
const SIDE_BY_SIDE = 2;

/**
 * Builds clubs as they are served on this machine, the first one alone, so that it is there soonest; what has not changed comes from
 * turbo's cache.
 * @param tell hears what the build of a club does
 * @param built is called as soon as a club is built
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

/** What a line of a build's output says of how far it is; undefined for any other line. */
export function stateIn(line: string): string | undefined {
  const [state, drawn, all] = /(\d+) of (\d+) documents drawn/.exec(line) ?? [];
  return drawn === all && drawn !== undefined ? "compressing" : state;
}
