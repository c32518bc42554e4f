import { rmSync } from "node:fs";
import { startOperator } from "@tribun/operator";

// One operator for one test worker, as a process of its own so that a journey can kill it. Settings come by environment.
const dataFolder = process.env["E2E_DATA_FOLDER"];
if (dataFolder === undefined) throw new Error("E2E_DATA_FOLDER says where the operator keeps its data.");

const operator = await startOperator({ dataFolder });
const end = (): Promise<void> => operator.stop().then(() => process.exit(0));
process.once("SIGTERM", () => void end());
// The worker that would have emptied the folder was killed.
process.once("disconnect", () => {
  process.once("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
  void end();
});
