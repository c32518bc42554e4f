import { readdirSync } from "node:fs";
import { join } from "node:path";
import { serveClubs } from "@tribun/site-server";
import { readCaller } from "./caller.ts";

// Serves every built club of CLUBS_FOLDER on one port. The host of a request chooses the club.
const folder = process.env["CLUBS_FOLDER"] ?? "apps";
// This folder stores the operator's last answers. Without it, a restart while the operator is down shows the answers of the build.
const answers = process.env["ANSWERS_FOLDER"];
const ids = readdirSync(folder).toSorted();
const server = await serveClubs({
  clubs: ids.map((club) => ({ dist: join(folder, club, "dist"), answersFile: answers && join(answers, `${club}.json`) })),
  port: Number(process.env["PORT"] ?? "1901"),
  hostname: process.env["HOST"] ?? "0.0.0.0",
  operatorUrl: process.env["OPERATOR_URL"] ?? "http://localhost:1900",
  callerOf: readCaller(process.env["TRUSTED_PROXIES"] ?? ""),
});
console.log(`Clubs: ${ids.join(", ")} on ${server.url}`);

const end = (): void => {
  void server.stop().then(() => process.exit(0));
};
process.once("SIGTERM", end);
process.once("SIGINT", end);
