import { fileURLToPath } from "node:url";
import { checkHouse } from "./house.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const report = checkHouse(root);

for (const { file, line, rule, message } of report.findings) {
  console.error(`${file}${line > 0 ? `:${line}` : ""}  ${rule}: ${message}`);
}
console.log(`House rules: ${report.files} files and ${report.packages} packages read, ${report.findings.length} findings.`);
process.exitCode = report.findings.length > 0 || report.files === 0 || report.packages === 0 ? 1 : 0;
