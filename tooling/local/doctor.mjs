// Lists what this machine lacks, and how to install it. Plain JavaScript without dependencies, because it must run before anything is
// installed.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { freemem, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const GIGABYTE = 1024 ** 3;
let lacking = 0;

const say = (mark, what, mend) => {
  if (mark === "✗") lacking += 1;
  console.log(`${mark} ${what}${mend === undefined ? "" : `\n    → ${mend}`}`);
};
const works = (command, args) => spawnSync(command, args, { encoding: "utf8" });

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const own = join(root, "node_modules/.bin/node");
const ownVersion = existsSync(own) ? works(own, ["--version"]).stdout.trim() : "";
if (ownVersion !== "") say("✓", `Node ${ownVersion.slice(1)} comes with the repository (the system's is ${process.versions.node}).`);
else if (major > 22 || (major === 22 && minor >= 18)) say("✓", `Node ${process.versions.node}.`);
else if (process.platform === "linux")
  say("✓", `Node ${process.versions.node} is old; npm start fetches its own, Node 24, the first time it runs.`);
else say("✗", `Node ${process.versions.node} is too old.`, "Install Node 24, or at least 22.18: https://nodejs.org");

const npx = works("npx", ["--version"]);
if (npx.status === 0) say("✓", `npx ${npx.stdout.trim()}.`);
else say("✗", "npx is missing.", "Install npm: it comes with Node.");

if (existsSync(join(root, "node_modules/.modules.yaml"))) say("✓", "Dependencies are installed.");
else say("–", "Dependencies are not installed yet.", "Nothing to do: npm start and npm test install them.");

const disk = statfsSync(root);
const free = (disk.bavail * disk.bsize) / GIGABYTE;
if (free >= 3) say("✓", `${free.toFixed(0)} GB free on the disk.`);
else say("✗", `Only ${free.toFixed(1)} GB free on the disk; 3 are needed.`, "Make room.");

const memory = totalmem() / GIGABYTE;
if (memory >= 3.5) say("✓", `${memory.toFixed(0)} GB of memory, ${(freemem() / GIGABYTE).toFixed(0)} free.`);
else say("✗", `${memory.toFixed(1)} GB of memory; builds and browser tests want 4.`, "Close other programs, or build one club at a time.");

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", (cause) => resolve(cause.code ?? "ERROR"));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve("free")));
  });
const brands = readdirSync(join(root, "brands"))
  .map((id) => join(root, "brands", id, "brand.config.ts"))
  .filter((file) => existsSync(file));
const codes = brands.map((file) => Number(/shortCode: "(\d+)"/.exec(readFileSync(file, "utf8"))?.[1] ?? Number.NaN));
const offset = Number(process.env["PORT_OFFSET"] ?? "0");
for (const port of [1900, ...codes].filter(Number.isInteger).map((code) => code + offset)) {
  const state = await canListen(port);
  if (state === "free") say("✓", `Port ${port} is free.`);
  else if (state === "EACCES") say("✗", `Port ${port} may not be opened by this user.`, "Choose others: PORT_OFFSET=10000 npm start");
  else
    say("✗", `Port ${port} is taken.`, "End the program that has it (is npm start running?), or move aside: PORT_OFFSET=10000 npm start");
}

// The other checks need the repository's own code and its dependencies.
if (existsSync(own) || major >= 23 || (major === 22 && minor >= 18)) {
  const program = existsSync(own) ? own : process.execPath;
  if (existsSync(join(root, "node_modules/.modules.yaml"))) {
    const rest = spawnSync(program, [join(root, "tooling/local/src/doctor.ts")], { stdio: "inherit" });
    lacking += rest.status ?? 1;
  }
}

console.log(
  lacking === 0 ? "\nNothing is lacking: npm start" : `\n${lacking} ${lacking === 1 ? "thing is" : "things are"} lacking, see the arrows.`,
);
process.exitCode = lacking === 0 ? 0 : 1;
