import {
  germanDay,
  isIsoDate,
  isTooEarlyToPort,
  isTooLateToPort,
  MNP_TYPES,
  machineText,
  normalisePhone,
  earliestPortingDay,
  type MnpType,
  simReadyDay,
  type SimType,
} from "@tribun/domain";
import type { PortingChoice } from "../draft/order-draft.ts";

/** The fields for a ported number, by their ids on the page. */
export type PortingField = "msisdn" | "donatingProvider" | "donorCustomerNumber" | "mnpType" | "contractEnd";

type Asking = {
  /** The operator's clock in ms. */
  readonly now: number;
  /** The buyer is a company; the donor finds its contract by the customer number. */
  readonly business: boolean;
};

/** The last day of the old contract if it counts; undefined for ASAP, which does not wait for it. */
export function contractEndOf({ mnpType, contractEnd = "" }: PortingChoice): string | undefined {
  return mnpType === "VTEN" && contractEnd.trim() !== "" ? contractEnd : undefined;
}

/** Broken rules of the namespace `validation`, in page order; empty when the data can be sent. */
export function brokenInPorting(choice: PortingChoice | undefined, { now, business }: Asking): Partial<Record<PortingField, string>> {
  const { msisdn, donatingProvider, mnpType, donorCustomerNumber = "" } = choice ?? { msisdn: "" };
  const end = choice && brokenEnd(contractEndOf(choice), germanDay(now));
  return {
    ...(normalisePhone(msisdn) === undefined && { msisdn: machineText(msisdn) === "" ? "phone.required" : "phone.invalid" }),
    ...(donatingProvider === undefined && { donatingProvider: "mnpProvider.required" }),
    ...(business && machineText(donorCustomerNumber) === "" && { donorCustomerNumber: "donorCustomerNumber.required" }),
    ...(business && machineText(donorCustomerNumber).length > LONGEST_CUSTOMER_NUMBER && { donorCustomerNumber: "text.tooLong" }),
    ...(!MNP_TYPES.some((type) => type === mnpType) && { mnpType: "mnpType.required" }),
    ...(end !== undefined && { contractEnd: end }),
  };
}

/** The operator's limit. */
const LONGEST_CUSTOMER_NUMBER = 40;

function brokenEnd(contractEnd: string | undefined, today: string): string | undefined {
  if (contractEnd === undefined) return undefined;
  if (!isIsoDate(contractEnd)) return "date.invalid";
  if (isTooLateToPort(contractEnd, today)) return "contractEnd.tooLate";
  return isTooEarlyToPort(contractEnd, today) ? "contractEnd.tooEarly" : undefined;
}

/** The ported number in E.164; undefined while its input is incomplete. */
export function portedNumber({ portingOptions }: { readonly portingOptions?: PortingChoice }): string | undefined {
  return portingOptions && normalisePhone(portingOptions.msisdn);
}

/**
 * The ported number in E.164 with its data, as the operator's calls expect it; undefined while something is missing.
 * @param business the buyer is a company; a consumer's order never sends a customer number, even if one was typed before
 */
export function portingOptionsOf(choice: PortingChoice | undefined, business: boolean) {
  const msisdn = choice && normalisePhone(choice.msisdn);
  if (!choice || msisdn === undefined || choice.donatingProvider === undefined || choice.mnpType === undefined) return undefined;
  const { donatingProvider, mnpType, donorCustomerNumber = "" } = choice;
  const contractEnd = contractEndOf(choice);
  return {
    donatingProvider: { ...donatingProvider },
    mnpType,
    msisdn,
    ...(business && machineText(donorCustomerNumber) !== "" && { donorCustomerNumber: machineText(donorCustomerNumber) }),
    ...(contractEnd !== undefined && isIsoDate(contractEnd) && { contractEnd }),
  };
}

/** The first possible porting day for an order placed now with this SIM. A forecast until the donor has named the day. */
export function firstPortingDay(mnpType: MnpType, { now, simType, contractEnd }: Forecast): string {
  const today = germanDay(now);
  const end = contractEnd !== undefined && isIsoDate(contractEnd) ? contractEnd : undefined;
  return earliestPortingDay({ mnpType, today, notBefore: simReadyDay(simType ?? "esim", today), contractEnd: end });
}

type Forecast = { readonly now: number; readonly simType: SimType | undefined; readonly contractEnd?: string | undefined };
