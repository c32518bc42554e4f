import { termination } from "@tribun/api-client/calls/service";
import { blankOr } from "@tribun/forms";
import { email, line } from "@tribun/domain";
import * as v from "valibot";
import { createPaperForm } from "../../paper/create-paper-form.tsx";
import { typedDay } from "../../paper/typed-day.ts";

const schema = v.pipe(
  v.object({
    kind: v.picklist(["ordinary", "extraordinary"], "terminationKind.required"),
    reason: blankOr(v.pipe(v.string(), v.trim(), v.maxLength(1000, "text.tooLong"))),
    name: line("name.required", 120),
    contract: line("contract.required", 60),
    email,
    date: blankOr(typedDay),
  }),
  v.forward(
    v.partialCheck([["kind"], ["reason"]], ({ kind, reason }) => kind === "ordinary" || reason !== undefined, "terminationReason.required"),
    ["reason"],
  ),
);

/** The termination of a contract (§ 312k BGB, L24). A reason belongs to an extraordinary one alone; without a day it is the earliest. */
export const terminate = createPaperForm({
  name: "terminate",
  schema,
  initial: { kind: "ordinary", reason: "", name: "", contract: "", email: "", date: "" },
  boxes: {},
  send: async (api, { reason, date, ...needed }, keyOf) => {
    const why = needed.kind === "extraordinary" && reason !== undefined ? { reason } : {};
    const body = { ...needed, ...why, ...(date !== undefined && { date }) };
    const receipt = await api(termination, { body, idempotencyKey: keyOf(body) });
    return { ...receipt, ...body };
  },
});
