import type { Basket } from "@tribun/api-client/contract";
import { isBusiness } from "@tribun/domain";
import type { TariffRow } from "../db/schema/catalogue.ts";
import type { RegistryRow } from "../db/schema/numbers.ts";
import { validationProblem } from "../base/field-errors.ts";
import { Problem } from "../base/problem.ts";
import type { Team } from "../base/teams.ts";

type Wanted = {
  readonly tariff: Pick<TariffRow, "customerType">;
  readonly number: Pick<RegistryRow, "kind"> | undefined;
};

/**
 * Refuses what the club does not offer, even if a caller names it.
 * @throws Problem 1012 for a tariff for companies, 1105 for a special number, 400 with field errors for a jersey and for a ported number
 */
export function guardOffers({ capabilities }: Pick<Team, "capabilities">, basket: Basket, { tariff, number }: Wanted): void {
  if (!capabilities.business && isBusiness(tariff.customerType)) throw Problem.tariffNotFound();
  if (!capabilities.porting && basket.numberType === "port") {
    throw validationProblem([{ field: "numberType", rule: "numberType.required" }]);
  }
  if (!capabilities.vipNumbers && number?.kind === "private") throw Problem.specialNumberNotFound();
  if (!capabilities.jersey && basket.productOptions) {
    throw validationProblem([{ field: "productOptions.planId", rule: "jersey.notOffered" }]);
  }
}
