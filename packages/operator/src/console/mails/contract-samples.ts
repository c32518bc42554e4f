import type { Language } from "@tribun/domain";
import { ADDRESS_LINK, STOP_LINK } from "../../lines/sims/announce.ts";
import { CHANGE_MAILS } from "../../lines/tariff-changes/mail-texts.ts";
import { ORDER_MAILS, type OrderMailFacts } from "../../papers/order-mail-texts.ts";
import { NOTICE_MAILS, type NoticeFacts } from "../../words/notice-texts.ts";
import { packTexts } from "../../words/pack-texts.ts";
import type { PackMailFacts } from "../../words/pack-types.ts";
import { portingTexts } from "../../words/porting-texts.ts";
import { PORTING_MAIL_KINDS, type PortingFacts } from "../../words/porting-types.ts";
import { SIM_MAILS } from "../../words/sim-texts.ts";
import { SWAP_MAILS } from "../../words/swap-texts.ts";
import { type Common, type Samples, TOKEN } from "./common.ts";

const PACK_KINDS = ["bought", "refunded", "paidTwice", "withdrawn", "started", "matchOff", "returned"] as const;
const TAX = { de: "inkl. 19 % MwSt.", tr: "%19 KDV dahil" };

/** A sample of every mail about a contract: order, porting, SIM, packs, a tariff change and notices. */
export const contractSamples = (common: Common, language: Language): Samples => [
  ...orderSamples(common, language),
  ...portingSamples(common, language),
  ...lineSamples(common, language),
];

const jerseyOf = (language: Language) =>
  ({
    de: {
      what: "Fan-Trikot Heim, Größe L, Name ELİF, Nummer 10",
      price: "Trikotpreis 49,99 €: Vorauszahlung 40,00 € plus Beflockung 9,99 €",
      personalised: true,
    },
    tr: {
      what: "Taraftar forması, iç saha, beden L, ad ELİF, numara 10",
      price: "Forma fiyatı 49,99 €: ön ödeme 40,00 € artı baskı 9,99 €",
      personalised: true,
    },
  })[language];

function orderSamples(common: Common, language: Language): Samples {
  const { greeting, club, hotline, origin, id, msisdn, day } = common;
  const label = { de: ["Anschlusspreis", "Wunschnummer", "Gutschein"], tr: ["Hat açılış ücreti", "Seçilen numara", "Kupon"] }[language];
  const facts: OrderMailFacts = {
    ...{ greeting, club, hotline, origin, orderId: id, orderNumber: "TRB-7K3M-9QXD", tariff: "Tribün M", msisdn },
    ...{ dueNow: "64,98 €", taxNote: TAX[language], verified: false, monthly: `14,99 € ${TAX[language]}`, refund: "64,98 €" },
    costs: [
      [label[0] ?? "", "9,99 €"],
      [label[1] ?? "", "10,00 €"],
      [label[2] ?? "", "-5,00 €"],
    ],
    ...{ later: undefined, sim: "esim", parcel: day, isPort: false, jersey: jerseyOf(language), business: false, earlyStart: true },
  };
  const mails = ORDER_MAILS[language];
  return [
    ["order.received", mails.received(facts)],
    ["order.active", mails.active(facts)],
    ["order.activeCard", mails.active({ ...facts, sim: "physical", verified: true, jersey: undefined, costs: [] })],
    ["order.activeBusiness", mails.active({ ...facts, sim: "shop", business: true, taxNote: `${TAX[language]} (54,61 €)` })],
    ["order.failed", mails.failed(facts)],
    ["order.refunded", mails.refunded(facts)],
    ["order.paidTwice", mails.paidTwice(facts)],
  ];
}

function portingSamples(common: Common, language: Language): Samples {
  const { greeting, club, hotline, origin, id, msisdn, day } = common;
  const facts: PortingFacts = {
    ...{ greeting, club, hotline, origin, orderId: id, orderNumber: "TRB-7K3M-9QXD", tariff: "Tribün M", monthly: "14,99 €" },
    ...{ paid: "40,00 €", refund: "40,00 €", number: msisdn, donor: "AY YILDIZ", mnpType: "ASAP", date: day, cancelUntil: day },
    ...{ reason: "notReleased", correctUntil: day, sim: "esim", parcel: undefined, openingFee: "9,99 €", compensation: "20,00 €" },
    ...{ contract: "open", keptUntil: day, ticket: "T-0A1B2C3D4E", jersey: jerseyOf(language), business: false, earlyStart: true },
  };
  return PORTING_MAIL_KINDS.map((kind) => [`porting.${kind}`, portingTexts(language).mail[kind](facts)] as const);
}

function lineSamples(common: Common, language: Language): Samples {
  const { greeting, club, hotline, origin, id, msisdn, day, time } = common;
  const page = `${origin}/dashboard/account/overview?line=${id}`;
  const address = { de: "Elif Şahin, Musterstraße 7, 10999 Berlin", tr: "Elif Şahin, Musterstraße 7, 10999 Berlin" }[language];
  const line = { greeting, club, hotline, origin, msisdn, page };
  const swap = { ...line, address, stop: `${origin}/c/${STOP_LINK}/${TOKEN}`, confirm: `${origin}/c/${ADDRESS_LINK}/${TOKEN}` };
  const pack: PackMailFacts = {
    ...{
      ...line,
      number: "PKT-2345-6789",
      pack: "Türkiye Flat",
      price: "9,99 €",
      taxNote: TAX[language],
      refund: "7,50 €",
      taken: "5,00 €",
    },
    description: { de: "500 Minuten in die Türkei", tr: "Türkiye’ye 500 dakika" }[language],
    ...{ business: false, ended: true, billed: true, startsAt: time, endsAt: time, autoRenew: true, earlyStart: true },
    term: { de: "30 Tage", tr: "30 gün" }[language],
  };
  const change = {
    ...{
      ...line,
      before: "Tribün S",
      monthlyBefore: "9,99 €",
      tariff: "Tribün M",
      monthly: `14,99 € ${TAX[language]}`,
      from: day,
      until: day,
    },
    ...{ commitmentEnd: day, business: false },
  };
  const notice: NoticeFacts = {
    ...{ ...line, lineId: id, tariff: "Tribün S", startedOn: day, commitmentEnd: day, lastDay: day, monthly: "9,99 €" },
    notice: { de: "ein Monat", tr: "bir ay" }[language],
    advice: { tariffId: "tribun-m", name: "Tribün M", monthly: "14,99 €", dataGb: "20", stay: false, usedGb: "14,2", neededGb: 14.2 },
    change: {
      text: { de: "Der Monatspreis steigt von 9,99 € auf 10,99 €.", tr: "Aylık ücret 9,99 €’dan 10,99 €’ya çıkıyor." }[language],
      ...{ effectiveOn: day, terminateUntil: day, endsOn: day },
    },
  };
  const [sims, swaps, changes, notices] = [SIM_MAILS[language], SWAP_MAILS[language], CHANGE_MAILS[language], NOTICE_MAILS[language]];
  return [
    ...Object.entries(sims).map(([kind, write]) => [`sim.${kind}`, write({ ...line, before: "0171 3920099" })] as const),
    ...Object.entries(swaps).map(([kind, write]) => [`sim.${kind}`, write(swap)] as const),
    ["sim.cardOrderedUnproven", swaps.cardOrdered({ ...swap, stop: undefined })],
    ...PACK_KINDS.map((kind) => [`pack.${kind}`, packTexts(language)[kind](pack)] as const),
    ...Object.entries(changes).map(([kind, write]) => [`tariffChange.${kind}`, write(change)] as const),
    ...Object.entries(notices).map(([kind, write]) => [`notice.${kind}`, write(notice)] as const),
  ];
}
