import { spawn } from "node:child_process";
import { join } from "node:path";
import { serveClub } from "@tribun/site-server";
import { banner } from "./banner.ts";
import { buildClubs } from "./club-builds.ts";
import { addressOf, operatorPort, readClubs, root } from "./house.ts";
import { startOperatorProcess } from "./operator-process.ts";
import { takenMessage, takenPorts } from "./ports.ts";
import { startProgress } from "./progress.ts";
import { run } from "./run.ts";
import { onShutdown, type Stop } from "./shutdown.ts";

const DEMO = "demo@tribun.example   Tribun#1907";

/** Opens an address in this machine's browser. Without a browser, the printed address must do. */
function openInBrowser(address: string): void {
  const [program, ...args] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start"] : ["xdg-open"];
  spawn(program ?? "open", [...args, address], { stdio: "ignore", detached: true })
    .once("error", () => undefined)
    .unref();
}

// `npm start` builds all clubs for production and serves them with the real operator. `--open` opens the first club.
const stops: Stop[] = [];
const end = onShutdown(stops);
const progress = startProgress();
try {
  const clubs = await readClubs();
  const taken = await takenPorts([operatorPort(), ...clubs.map((club) => club.port)]);
  if (taken.length > 0) throw new Error(takenMessage(taken));
  progress.tell("Operator", "starts");
  // In parallel, because the operator waits for its database while a build uses the processors.
  const launching = startOperatorProcess(clubs).then((running) => {
    stops.push(running.stop);
    progress.tell("Operator");
    return running;
  });
  const building = buildClubs(
    clubs,
    (club, state) => progress.tell(club.name, state),
    async (club) => {
      const { url } = await launching;
      const server = await serveClub({ dist: join(root, "apps", club.id, "dist"), port: club.port, operatorUrl: url });
      stops.push(server.stop);
      progress.tell(club.name);
      progress.say(`${club.name}   ${addressOf(club.port)}   after ${progress.seconds()} s`);
      if (club === clubs[0] && process.argv.includes("--open")) openInBrowser(addressOf(club.port));
    },
  );
  const collecting = run("turbo", ["run", "examples", "--filter=@tribun/operator"], { quiet: true });
  const [operator, { code }] = await Promise.all([launching, collecting, building]).catch(async (cause: unknown) => {
    // Wait for an operator that is still starting, so that it can be stopped with the rest.
    await launching.catch(() => undefined);
    throw cause;
  });
  progress.end();
  console.log(
    banner(`Tribün is open (after ${progress.seconds()} s). End it with Ctrl-C.`, [
      clubs.map((club) => [club.name, addressOf(club.port)] as const),
      [
        ["Sandbox console", `${operator.url}/sandbox   SMS, mails, next payment, clock`],
        ["Demo login", DEMO],
        ["Every call", `${operator.url}/docs${code === 0 ? "" : "   no examples: npx turbo run examples says why"}`],
        ["Operator", `${operator.url}   process ${operator.pid()}, started again if it ends`],
        ["Log", operator.logFile],
      ],
    ]),
  );
} catch (cause) {
  progress.end();
  console.error(cause instanceof Error ? cause.message : cause);
  await end(1);
}
