import { join } from "node:path";
import { serveClub } from "@tribun/site-server";
import { readCaller } from "./caller.ts";
import { readPorts } from "./ports.ts";

// Serves the built clubs of CLUBS_FOLDER, each on its port of CLUB_PORTS. The proxy chooses the port by host.
const folder = process.env["CLUBS_FOLDER"] ?? "apps";
const operatorUrl = process.env["OPERATOR_URL"] ?? "http://localhost:1900";
// This folder stores the operator's last answers. Without it, a restart while the operator is down shows the answers of the build.
const answers = process.env["ANSWERS_FOLDER"];
const hostname = process.env["HOST"] ?? "0.0.0.0";
const callerOf = readCaller(process.env["TRUSTED_PROXIES"] ?? "");
const servers = await Promise.all(
  [...readPorts(process.env["CLUB_PORTS"] ?? "")].map(([club, port]) =>
    serveClub({
      ...{ dist: join(folder, club, "dist"), port, operatorUrl, hostname, callerOf },
      answersFile: answers && join(answers, `${club}.json`),
    }),
  ),
);
console.log(`Clubs: ${servers.map(({ url }) => url).join(" ")}`);

const end = (): void => {
  void Promise.all(servers.map((server) => server.stop())).then(() => process.exit(0));
};
process.once("SIGTERM", end);
process.once("SIGINT", end);
