import { spawn } from "node:child_process";
import { join } from "node:path";
import { banner } from "./banner.ts";
import { addressOf, operatorPort, readClubs, root, type Club } from "./house.ts";
import { startOperatorProcess } from "./operator-process.ts";
import { takenMessage, takenPorts } from "./ports.ts";
import { environment } from "./run.ts";
import { onShutdown, type Stop } from "./shutdown.ts";

const DEMO = "demo@tribun.example   Tribun#1907";

function chosenClubs(clubs: readonly Club[], words: readonly string[]): readonly Club[] {
  const unknown = words.filter((word) => !clubs.some((club) => club.id === word));
  if (unknown.length > 0) throw new Error(`There is no club ${unknown.join(", ")}. The clubs: ${clubs.map((club) => club.id).join(", ")}`);
  return words.length === 0 ? clubs : clubs.filter((club) => words.includes(club.id));
}

// `npm run dev` runs every club with hot reload. `npm run dev -- kartal` runs only that one, which starts faster.
const stops: Stop[] = [];
const end = onShutdown(stops);
try {
  const clubs = chosenClubs(await readClubs(), process.argv.slice(2));
  const taken = await takenPorts([operatorPort(), ...clubs.map((club) => club.port)]);
  if (taken.length > 0) throw new Error(takenMessage(taken));
  console.log("Starting the operator …");
  const operator = await startOperatorProcess(await readClubs(), { watch: true });
  stops.push(operator.stop);
  for (const club of clubs) {
    const child = spawn(
      join(root, "apps", club.id, "node_modules/.bin/vite"),
      ["--port", String(club.port), "--strictPort", "--clearScreen", "false", "--logLevel", "warn"],
      {
        cwd: join(root, "apps", club.id),
        env: environment({ OPERATOR_URL: operator.url }),
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    stops.push(() => void child.kill("SIGTERM"));
  }
  console.log(
    banner("Tribün, with hot reload", [
      clubs.map((club) => [club.name, addressOf(club.port)] as const),
      [
        ["Operator", operator.url],
        ["Sandbox console", `${operator.url}/sandbox`],
        ["Demo login", DEMO],
        ["Log", operator.logFile],
      ],
    ]),
  );
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  await end(1);
}
