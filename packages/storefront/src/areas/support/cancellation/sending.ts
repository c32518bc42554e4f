import type { Api } from "@tribun/api-client";
import { termination as terminationCall, withdrawal as withdrawalCall } from "@tribun/api-client/calls/service";
import { blankOr, CONTRACT_PARTS, email, line } from "@tribun/domain";
import * as v from "valibot";
import { typedDay } from "../../../platform/rules/typed-day.ts";
import { namesPack } from "./withdraw.ts";

const declared = { name: line("name.required", 120), contract: line("contract.required", 60), email };

const ending = v.pipe(
  v.object({
    kind: v.picklist(["ordinary", "extraordinary"], "terminationKind.required"),
    reason: blankOr(v.pipe(v.string(), v.trim(), v.maxLength(1000, "text.tooLong"))),
    ...declared,
    date: blankOr(typedDay),
  }),
  v.forward(
    v.partialCheck([["kind"], ["reason"]], ({ kind, reason }) => kind === "ordinary" || reason !== undefined, "terminationReason.required"),
    ["reason"],
  ),
);
type Ending = v.InferOutput<typeof ending>;

export const termination = {
  schema: ending,
  send: async (api: Api, { reason, date, ...needed }: Ending, keyOf: (body: object) => string) => {
    const why = needed.kind === "extraordinary" && reason !== undefined ? { reason } : {};
    const body = { ...needed, ...why, ...(date !== undefined && { date }) };
    const receipt = await api(terminationCall, { body, idempotencyKey: keyOf(body) });
    return { ...receipt, ...body };
  },
};

const withdrawing = v.object({ part: blankOr(v.picklist(CONTRACT_PARTS)), ...declared });
type Withdrawing = v.InferOutput<typeof withdrawing>;

export const withdrawal = {
  schema: withdrawing,
  send: async (api: Api, { part = "tariff", ...needed }: Withdrawing, keyOf: (body: object) => string) => {
    const body = { ...needed, part: namesPack(needed.contract) ? "tariff" : part } as const;
    return { ...(await api(withdrawalCall, { body, idempotencyKey: keyOf(body) })), ...body };
  },
};
