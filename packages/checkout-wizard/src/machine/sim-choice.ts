import type { OrderDraft, ShopCard } from "../draft/order-draft.ts";
import { normaliseIccid, isIccid } from "@tribun/domain";

/** The draft with another SIM. The typed number of a shop card stays while the fan looks at the other options. */
export function withSim(draft: OrderDraft, choice: "esim" | "physical" | "shop"): OrderDraft {
  if (choice === "esim") return { ...draft, simType: "esim" };
  if (choice === "shop") {
    const { aside: _, ...card } = draft.shopCard ?? { typed: "" };
    return { ...draft, simType: "physical", shopCard: card };
  }
  return { ...draft, simType: "physical", ...(draft.shopCard && { shopCard: { ...draft.shopCard, aside: true } }) };
}

/** The shop card that this order uses; undefined if it uses another SIM. */
export function cardInUse({ simType, shopCard }: Pick<OrderDraft, "simType" | "shopCard">): ShopCard | undefined {
  return simType === "physical" && !shopCard?.aside ? shopCard : undefined;
}

/** True once the SIM is chosen; a shop card counts only after the operator has checked it. */
export function isSimDecided(draft: Pick<OrderDraft, "simType" | "shopCard">): boolean {
  const card = cardInUse(draft);
  return draft.simType !== undefined && (card === undefined || card.checked !== undefined);
}

/** Names the SIM of an order: a shop card is not a card by post. */
export function simName(draft: Pick<OrderDraft, "simType" | "shopCard">): "esim" | "physical" | "shop" {
  if (draft.simType !== "physical") return "esim";
  return cardInUse(draft) ? "shop" : "physical";
}

/** The shop card after an input. If its digits change, the operator's check no longer counts. */
export function typeCard(before: ShopCard | undefined, typed: string): ShopCard {
  const digits = normaliseIccid(typed);
  return before?.checked === digits ? { typed, checked: digits } : { typed };
}

/** The ICCID in scanned text, which may contain letters and other text; undefined without one. */
export function cardIn(scanned: string): string | undefined {
  // Match whole runs of digits only, because a part of a wrong number may have a valid check digit.
  const runs = [scanned, normaliseIccid(scanned)].flatMap((text) => text.match(/(?<!\d)89\d{16,18}(?!\d)/g) ?? []);
  return runs.find((digits) => isIccid(digits));
}
