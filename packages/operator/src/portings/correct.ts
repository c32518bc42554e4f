import type { portingCorrection } from "@tribun/api-client/contract";
import type { PortingReason } from "@tribun/domain";
import type * as v from "valibot";
import type { Db } from "../db/database.ts";
import type { OrderRow } from "../db/schema/orders.ts";
import type { PortingRow } from "../db/schema/portings.ts";
import type { Deps } from "../kernel/deps.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import { findDonor } from "../catalogue/mnp-providers/find-donor.ts";
import { guardContractEnd } from "./contract-end.ts";
import { sendPorting } from "./jobs.ts";
import { advancePorting, type LockedPorting } from "./store.ts";
import { canCorrect } from "./view.ts";

type Correction = v.InferOutput<typeof portingCorrection>;
type Data = Pick<PortingRow, "donorId" | "donorName" | "mnpType" | "holder" | "donorCustomerNumber" | "contractEnd">;

/** The field that a refusal concerns. For other refusals the fan must act at the donor, and the same data may be sent again. */
const FIELD: Partial<Record<PortingReason, { readonly field: string; readonly of: (data: Data) => string }>> = {
  nameMismatch: { field: "holder.lastName", of: ({ holder }) => `${holder.firstName} ${holder.lastName}` },
  birthdayMismatch: { field: "holder.birthday", of: ({ holder }) => holder.birthday },
  wrongProvider: { field: "donatingProvider", of: ({ donorId }) => donorId },
  customerNumberMissing: { field: "donorCustomerNumber", of: ({ donorCustomerNumber }) => donorCustomerNumber ?? "" },
};

/**
 * Stores corrected data for a declined porting and sends the request again.
 * @throws Problem 409 where nothing was declined or no try is left, 400 when the field that the donor rejected is unchanged
 */
export async function correctData(deps: Deps, db: Db, { order, porting }: LockedPorting, given: Correction): Promise<PortingRow> {
  const now = deps.clock.now();
  if (porting.state !== "declined") throw Problem.failed({ status: 409, reason: `porting.${porting.state}` });
  if (!canCorrect(porting, now)) throw Problem.failed({ status: 409, reason: "porting.exhausted" });
  const data = await merged(db, order, porting, given);
  guardContractEnd({ field: "contractEnd", contractEnd: data.contractEnd, mnpType: data.mnpType }, now);
  const objection = porting.reason === null ? undefined : FIELD[porting.reason];
  if (objection && objection.of(data) === objection.of(porting)) {
    throw validationProblem([{ field: objection.field, rule: "porting.unchanged" }]);
  }
  const corrected = await advancePorting(db, porting, "correct", now, data);
  await deps.outbox.enqueue(db, sendPorting, { portingId: porting.id });
  return corrected;
}

async function merged(db: Db, order: OrderRow, porting: PortingRow, given: Correction): Promise<Data> {
  const donor = given.donatingProvider && (await findDonor(db, given.donatingProvider.id));
  if (given.donatingProvider && !donor) throw validationProblem([{ field: "donatingProvider", rule: "mnpProvider.required" }]);
  const { firstName, lastName, birthday } = given.holder ?? {};
  return {
    donorId: donor?.id ?? porting.donorId,
    donorName: donor?.name[order.language] ?? porting.donorName,
    mnpType: given.mnpType ?? porting.mnpType,
    holder: {
      firstName: firstName ?? porting.holder.firstName,
      lastName: lastName ?? porting.holder.lastName,
      birthday: birthday ?? porting.holder.birthday,
    },
    donorCustomerNumber: given.donorCustomerNumber ?? porting.donorCustomerNumber,
    contractEnd: given.contractEnd ?? porting.contractEnd,
  };
}
