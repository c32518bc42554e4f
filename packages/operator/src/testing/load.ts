// Helpers that the benchmarks share with the operator's tests of races and crashes.
export { addBilledFans, type BillBooks, booksOfBills } from "./bills.ts";
export { faultsOf } from "./bought.ts";
export { addCrowd, addNumbers, type CrowdFan } from "./crowd.ts";
export { type OperatorProcess, startOperatorProcess } from "./operator-process.ts";
export { type Acknowledged, buy, callAt, prepareOrder } from "./over-http.ts";
export { addPlayers, booksOfPlayers, type CrowdPlayer, giveLine, type PlayBooks } from "./players.ts";
export { recordStatements, type Statement } from "./statements.ts";
