import { expect, test } from "vitest";
import type { CallRecordRow } from "../db/schema/line-care.ts";
import { SEED_TEAMS } from "../base/clubs/teams.ts";
import { itemisedCsv } from "./itemised-pdf.ts";

const at = new Date("2026-10-05T10:00:00Z");
const call: CallRecordRow = {
  id: "c1",
  lineId: "l1",
  kind: "data",
  zone: "de",
  destination: null,
  amount: 1,
  cents: 0,
  at,
  billedWith: "i1",
};
const [team] = SEED_TEAMS;
if (!team) throw new Error("no team");
const bill = { language: "de", team, invoiceNumber: "R1", from: "2026-10-01", to: "2026-10-31", createdAt: at } as const;

test.each(["=1+1", "+90", "-2", "@sum", "\tx", "\rx"])(
  "a cell that a spreadsheet would calculate (%j) is text, and ends where it ends",
  (begun) => {
    const number = `${begun}";"=2+2`;
    const file = itemisedCsv({ ...bill, lines: [{ number, calls: [call] }] });
    expect(file.slice(file.indexOf("\r\n") + 2)).toMatch(/^"'/);
    expect(file).toContain(`"'${begun}"";""=2+2";`);
  },
);
