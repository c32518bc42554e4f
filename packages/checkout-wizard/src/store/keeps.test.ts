import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parseDraft, serialiseDraft } from "./schema/schema.ts";
import { dropOutrun } from "../draft/edit-parts.ts";
import { keepNumber, changePorting, openNumberTab } from "../machine/number-choice.ts";
import { START_SEARCH } from "../machine/number-search.ts";
import { EMPTY_DRAFT, expireHold, type OrderDraft, settle } from "../draft/order-draft.ts";
import { cardInUse, withSim, typeCard } from "../machine/sim-choice.ts";
import { changeTerm, chooseTariff } from "../draft/tariff-choice.ts";
import { leaveTicket, returnToTicket } from "../machine/way-back.ts";

const NOW = Date.parse("2026-11-21T12:00:00.000Z");
const tariff = { id: "t24", slug: "m", hasFormOption: true, requiresChild: true, requiresMainLine: false, forBusiness: false };
const details = { planId: "p", size: "M", model: "home", style: "white", junior: false, name: "IŞIL", number: "19" };
const held = { registryId: "n", msisdn: "+491713920033", feeCents: 0, reservationId: "r", extended: false } as const;

type Member = keyof OrderDraft;
/** A fan's action, and the members of the order it may change; all others must stay identical. */
type Deed = { readonly name: string; readonly touches: readonly Member[]; readonly act: (draft: OrderDraft) => OrderDraft };
const deed = (name: string, touches: readonly Member[], act: Deed["act"]): fc.Arbitrary<Deed> => fc.constant({ name, touches, act });

const typed = fc.string({ unit: "grapheme", maxLength: 30 });
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  deed("the same tariff again", ["tariff"], (draft) => chooseTariff(draft, draft.tariff ?? tariff)),
  deed("another term", ["tariff"], (draft) => changeTerm(draft, { ...tariff, id: "t12" })),
  fc.constantFrom("new", "port").chain((tab) => deed(`tab ${tab}`, ["numberType"], (draft) => openNumberTab(draft, tab))),
  deed("a number", ["number"], (draft) => keepNumber(draft, { ...held, expiresAt: new Date(NOW + 60_000).toISOString() })),
  deed("a hold that ends", ["number"], expireHold),
  typed.chain((msisdn) => deed("an own number", ["portingOptions"], (draft) => changePorting(draft, { msisdn }, { msisdn: "" }))),
  fc.constantFrom("esim", "physical", "shop").chain((sim) => deed(sim, ["simType", "shopCard"], (draft) => withSim(draft, sim))),
  typed.chain((text) =>
    deed("a card's number", ["shopCard"], (draft) => (cardInUse(draft) ? { ...draft, shopCard: typeCard(draft.shopCard, text) } : draft)),
  ),
  typed.chain((name) => deed("a jersey", ["jersey"], (draft) => ({ ...draft, jersey: { wanted: true, ...details, name } }))),
  typed.chain((couponTyped) => deed("a code", ["couponTyped"], (draft) => ({ ...draft, couponTyped }))),
  fc.nat(9).chain((block) => deed("a search", ["search"], (draft) => ({ ...draft, search: { ...START_SEARCH, block } }))),
  typed.chain((childBirthday) => deed("a birthday", ["childBirthday"], (draft) => ({ ...draft, childBirthday }))),
  deed("to a step from the ticket", ["fromTicket"], leaveTicket),
  deed("back to the ticket", ["fromTicket"], returnToTicket),
  deed("a reload", [], (draft) => parseDraft(serialiseDraft(draft, "a", NOW), "a", NOW + 1000) ?? EMPTY_DRAFT),
);
const happen = (before: OrderDraft, { act }: Deed) => settle(before, dropOutrun(before, act(before)));
const without = (draft: OrderDraft, members: readonly Member[]) =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !members.some((member) => member === name)));

it("whatever a fan does, in whatever order and with reloads between, touches what it is about and loses nothing else", () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 25 }), (all) => {
      let draft: OrderDraft = { ...EMPTY_DRAFT, tariff };
      for (const one of all) {
        const after = happen(draft, one);
        // A basket change would drop an open order, but this draft has none.
        expect(without(after, one.touches), one.name).toEqual(without(draft, one.touches));
        draft = after;
      }
    }),
  );
});

it("what was typed of a card is there again after any looking round among SIMs and tabs", () => {
  const looks = deeds.filter(({ touches }) => !touches.includes("shopCard") || touches.includes("simType"));
  fc.assert(
    fc.property(fc.array(looks, { maxLength: 15 }), (all) => {
      const begun: OrderDraft = { ...withSim({ ...EMPTY_DRAFT, tariff }, "shop"), shopCard: { typed: "8949 99" } };
      expect(cardInUse(withSim(all.reduce(happen, begun), "shop"))).toEqual({ typed: "8949 99" });
    }),
  );
});
