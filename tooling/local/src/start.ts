import { join } from "node:path";
import { serveClub } from "@tribun/vite-club/server";
import { banner } from "./banner.ts";
import { addressOf, operatorPort, readClubs, root } from "./house.ts";
import { startOperatorProcess } from "./operator-process.ts";
import { takenMessage, takenPorts } from "./ports.ts";
import { run } from "./run.ts";
import { onShutdown, type Stop } from "./shutdown.ts";

const DEMO = "demo@tribun.example   Tribun#1907";

async function buildClubs(): Promise<void> {
  const { code, output } = await run("turbo", ["run", "build", "--filter=./apps/*", "--output-logs=errors-only"], { quiet: true });
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}

// `npm start`: the production builds of all clubs, served as they would be, with the real operator behind them.
const stops: Stop[] = [];
const end = onShutdown(stops);
try {
  const started = performance.now();
  const clubs = await readClubs();
  const taken = await takenPorts([operatorPort(), ...clubs.map((club) => club.port)]);
  if (taken.length > 0) throw new Error(takenMessage(taken));
  console.log("Building the clubs and starting the operator. The first time takes about a minute, later a few seconds.");
  // Both at once: the operator waits for its database while the builds keep the processors busy.
  const launching = startOperatorProcess(clubs);
  const [operator] = await Promise.all([launching, buildClubs()]).catch(async (cause: unknown) => {
    await launching.then((running) => running.stop()).catch(() => undefined);
    throw cause;
  });
  stops.push(operator.stop);
  for (const club of clubs) {
    const server = await serveClub({ dist: join(root, "apps", club.id, "dist"), port: club.port, operatorUrl: operator.url });
    stops.push(server.stop);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    banner(`Tribün is open (after ${seconds} s). End it with Ctrl-C.`, [
      clubs.map((club) => [club.name, addressOf(club.port)] as const),
      [
        ["Sandbox console", `${operator.url}/sandbox   SMS, mails, next payment, clock`],
        ["Demo login", DEMO],
        ["Every call", `${operator.url}/docs`],
        ["Operator", `${operator.url}   process ${operator.pid()}, started again if it ends`],
        ["Log", operator.logFile],
      ],
    ]),
  );
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  await end(1);
}
