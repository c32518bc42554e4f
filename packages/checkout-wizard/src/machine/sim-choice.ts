import type { OrderDraft, ShopCard } from "../draft/order-draft.ts";

/** The draft with another SIM. What was typed of a card from a shop stays while the fan looks at the others. */
export function withSim(draft: OrderDraft, choice: "esim" | "physical" | "shop"): OrderDraft {
  if (choice === "esim") return { ...draft, simType: "esim" };
  if (choice === "shop") {
    const { aside: _, ...card } = draft.shopCard ?? { typed: "" };
    return { ...draft, simType: "physical", shopCard: card };
  }
  return { ...draft, simType: "physical", ...(draft.shopCard && { shopCard: { ...draft.shopCard, aside: true } }) };
}

/** The card from a shop that this order is made with; undefined where it is another SIM. */
export function cardInUse({ simType, shopCard }: Pick<OrderDraft, "simType" | "shopCard">): ShopCard | undefined {
  return simType === "physical" && !shopCard?.aside ? shopCard : undefined;
}

/** True once the SIM is chosen; a card from a shop counts when the operator has looked at it. */
export function isSimDecided(draft: Pick<OrderDraft, "simType" | "shopCard">): boolean {
  const card = cardInUse(draft);
  return draft.simType !== undefined && (card === undefined || card.checked !== undefined);
}

/** What a fan calls the SIM of an order: a card from a shop is none by post. */
export function simName(draft: Pick<OrderDraft, "simType" | "shopCard">): "esim" | "physical" | "shop" {
  if (draft.simType !== "physical") return "esim";
  return cardInUse(draft) ? "shop" : "physical";
}
