import type { CustomerType, TariffType } from "@tribun/domain";
import type { ChosenTariff } from "../draft/order-draft.ts";

/**
 * Why a fan cannot have the tariff in the cart: it is for companies, it hangs on a main line and nobody is signed in, the
 * account has no such line, or it has the tariff already.
 */
export type Obstacle = "business" | "signIn" | "mainLine" | "sameTariff";

/** A tariff of the account, as far as having it twice goes by it (flows §4.9 A13). */
export type OwnTariff = {
  readonly id: string;
  /** The same tariff with the short term. */
  readonly alternative12Id?: string | undefined;
  readonly type: TariffType;
  /** Of its line; `planned` for one that a line is about to change to, which counts whatever becomes of that line. */
  readonly status: string;
};

type OwnLine = {
  readonly tariff: Omit<OwnTariff, "status">;
  readonly status: string;
  readonly tariffChange?: { readonly tariff: Omit<OwnTariff, "status"> } | undefined;
};

/** The tariffs of an account's lines, and those that they are about to change to. */
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

/** Lines that a partner tariff may hang on: active ones that are no second card and no child's themselves. */
export function mainLinesOf<L extends MainLine>(lines: readonly L[]): readonly L[] {
  return lines.filter(
    ({ status, tariff: { eligibility } }) => status === "active" && !eligibility.requiresMainLine && !eligibility.requiresChild,
  );
}

/** Who orders, as far as it is known yet. */
export type Buyer = {
  /** Whether somebody is signed in; undefined while that is not known. */
  readonly signedIn: boolean | undefined;
  readonly customerType?: CustomerType | undefined;
  /** How many lines of the account a partner tariff may hang on; undefined while they are not known. */
  readonly mainLines?: number | undefined;
  /** The tariffs of the account's lines; undefined while they are not known. */
  readonly tariffs?: readonly OwnTariff[] | undefined;
};

/** As the operator counts them: a line that is blocked has nothing, a change that is planned for it has. */
const COUNTS: ReadonlySet<string> = new Set(["active", "pending", "planned"]);

/** Tariffs of which a fan has one; second cards and those for children may be had again. */
const HAD_ONCE: ReadonlySet<TariffType> = new Set(["single", "flex"]);

/** True where a line of the account has this tariff, or its twin with the other term, or is about to. */
function isHad(tariff: ChosenTariff, alternative12Id: string | undefined, own: readonly OwnTariff[]): boolean {
  return own.some(
    ({ id, alternative12Id: twin, type, status }) =>
      HAD_ONCE.has(type) && COUNTS.has(status) && (id === tariff.id || twin === tariff.id || id === alternative12Id),
  );
}

/**
 * What keeps this fan from ordering this tariff, by the rules the operator goes by, so that it is said at the first step and
 * not at the order button. A guest may go on with a tariff for companies, because the registration opens such an account.
 * @param alternative12Id the same tariff with the short term, where it has one
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

/** True where the contract is a company's: by its tariff, or by who is signed in. */
export function isCompanys(tariff: ChosenTariff | undefined, buyer: Pick<Buyer, "customerType"> | undefined): boolean {
  return tariff?.forBusiness === true || buyer?.customerType === "corporate";
}
