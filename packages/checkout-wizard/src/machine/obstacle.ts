import type { CustomerType, TariffType } from "@tribun/domain";
import type { ChosenTariff } from "../draft/order-draft.ts";

/**
 * Why a fan cannot order the tariff in the cart: it is for companies only; it needs a main line and the fan is not signed in; the account
 * has no main line; or the account already has the tariff.
 */
export type Obstacle = "business" | "signIn" | "mainLine" | "sameTariff";

/** A tariff of the account, as far as the rule against ordering one twice needs it (flows §4.9 A13). */
export type OwnTariff = {
  readonly id: string;
  /** The version of the tariff with the short term. */
  readonly alternative12Id?: string | undefined;
  readonly type: TariffType;
  /** Status of its line; `planned` for a tariff that a line will change to, which counts whatever the line's status. */
  readonly status: string;
};

type OwnLine = {
  readonly tariff: Omit<OwnTariff, "status">;
  readonly status: string;
  readonly tariffChange?: { readonly tariff: Omit<OwnTariff, "status"> } | undefined;
};

/** The tariffs of an account's lines, including those that lines will change to. */
export function ownTariffs(lines: readonly OwnLine[]): readonly OwnTariff[] {
  return lines.flatMap(({ tariff, tariffChange, status }) => [
    { ...tariff, status },
    ...(tariffChange ? [{ ...tariffChange.tariff, status: "planned" }] : []),
  ]);
}

type MainLine = {
  readonly status: string;
  readonly tariff: { readonly eligibility: { readonly requiresMainLine: boolean; readonly requiresChild: boolean } };
};

/** Lines that a partner tariff can belong to: active ones that are neither partner nor kids lines themselves. */
export function mainLinesOf<L extends MainLine>(lines: readonly L[]): readonly L[] {
  return lines.filter(
    ({ status, tariff: { eligibility } }) => status === "active" && !eligibility.requiresMainLine && !eligibility.requiresChild,
  );
}

/** The buyer, as far as known yet. */
export type Buyer = {
  /** Whether the fan is signed in; undefined while unknown. */
  readonly signedIn: boolean | undefined;
  readonly customerType?: CustomerType | undefined;
  /** Number of possible main lines of the account; undefined while unknown. */
  readonly mainLines?: number | undefined;
  /** Tariffs of the account's lines; undefined while unknown. */
  readonly tariffs?: readonly OwnTariff[] | undefined;
};

/** The statuses that the operator counts: a blocked line does not count, a planned change does. */
const COUNTS: ReadonlySet<string> = new Set(["active", "pending", "planned"]);

/** Tariff types of which a fan may have each tariff only once; partner and kids tariffs may repeat. */
const HAD_ONCE: ReadonlySet<TariffType> = new Set(["single", "flex"]);

/** True if a line of the account has this tariff or its version with the other term, or will change to it. */
function isHad(tariff: ChosenTariff, alternative12Id: string | undefined, own: readonly OwnTariff[]): boolean {
  return own.some(
    ({ id, alternative12Id: twin, type, status }) =>
      HAD_ONCE.has(type) && COUNTS.has(status) && (id === tariff.id || twin === tariff.id || id === alternative12Id),
  );
}

/**
 * Why this fan cannot order this tariff, by the operator's rules, so that the first step shows it instead of the order button. A guest may
 * continue with a business tariff, because the registration creates a business account.
 * @param alternative12Id the version with the short term, if there is one
 */
export function obstacleOf(
  tariff: ChosenTariff,
  { signedIn, customerType, mainLines, tariffs = [] }: Buyer,
  alternative12Id?: string,
): Obstacle | undefined {
  if (tariff.forBusiness && customerType !== undefined && customerType !== "corporate") return "business";
  if (!tariff.requiresMainLine) return !tariff.requiresChild && isHad(tariff, alternative12Id, tariffs) ? "sameTariff" : undefined;
  if (signedIn === false) return "signIn";
  return mainLines === 0 ? "mainLine" : undefined;
}

/** True when the contract is a company's: by its tariff, or by the signed-in account. */
export function isCompanys(tariff: ChosenTariff | undefined, buyer: Pick<Buyer, "customerType"> | undefined): boolean {
  return tariff?.forBusiness === true || buyer?.customerType === "corporate";
}
