import { rmSync } from "node:fs";
import { startOperator } from "@tribun/operator";

// The operator of one test worker. It is a process of its own, so that a journey can kill it. Its settings come from the environment.
const dataFolder = process.env["E2E_DATA_FOLDER"];
if (dataFolder === undefined) throw new Error("E2E_DATA_FOLDER says where the operator keeps its data.");

const operator = await startOperator({ dataFolder });
const end = (): Promise<void> => operator.stop().then(() => process.exit(0));
process.once("SIGTERM", () => void end());
// When the worker is killed, it cannot delete the folder. The operator then does it.
process.once("disconnect", () => {
  process.once("exit", () => rmSync(dataFolder, { recursive: true, force: true }));
  void end();
});
