import type { CustomerType } from "@tribun/domain";
import type { ChosenTariff } from "./order-draft.ts";

/**
 * Why a fan cannot have the tariff in the cart: it is for companies, it hangs on a main line and nobody is signed in, or the
 * account has no such line.
 */
export type Obstacle = "business" | "signIn" | "mainLine";

/** Who orders, as far as it is known yet. */
export type Buyer = {
  /** Whether somebody is signed in; undefined while that is not known. */
  readonly signedIn: boolean | undefined;
  readonly customerType?: CustomerType | undefined;
  /** How many lines of the account a partner tariff may hang on; undefined while they are not known. */
  readonly mainLines?: number | undefined;
};

/**
 * What keeps this fan from ordering this tariff, by the rules the operator goes by, so that it is said at the first step and
 * not at the order button. A guest may go on with a tariff for companies, because the registration opens such an account.
 */
export function obstacleOf(tariff: ChosenTariff, { signedIn, customerType, mainLines }: Buyer): Obstacle | undefined {
  if (tariff.forBusiness && customerType !== undefined && customerType !== "corporate") return "business";
  if (!tariff.requiresMainLine) return undefined;
  if (signedIn === false) return "signIn";
  return mainLines === 0 ? "mainLine" : undefined;
}

/** True where the contract is a company's: by its tariff, or by who is signed in. */
export function isCompanys(tariff: ChosenTariff | undefined, buyer: Pick<Buyer, "customerType"> | undefined): boolean {
  return tariff?.forBusiness === true || buyer?.customerType === "corporate";
}
