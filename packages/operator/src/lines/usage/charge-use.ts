import { type AllowanceKind, type AllowanceZone } from "@tribun/domain";
import type { Db } from "../../db/database.ts";
import type { ChargeZone } from "../../db/schema/billing.ts";
import type { Localised } from "../../db/schema/catalogue.ts";
import type { LineRow } from "../../db/schema/lines.ts";

import { addCharge } from "../../ledger/charges.ts";

const PLACES: Record<AllowanceZone, Localised> = {
  de: { de: "in Deutschland", tr: "Almanya içi" },
  eu: { de: "in die EU", tr: "AB ülkelerine" },
  tr: { de: "in die Türkei", tr: "Türkiye’ye" },
  chuk: { de: "in die Schweiz und das Vereinigte Königreich", tr: "İsviçre ve Birleşik Krallık’a" },
};
const LABELS: Record<AllowanceKind, (place: Localised) => Localised> = {
  voice: (place) => ({ de: `Gespräche ${place.de} außerhalb des Tarifs`, tr: `${place.tr} tarife dışı aramalar` }),
  sms: (place) => ({ de: `SMS ${place.de} außerhalb des Tarifs`, tr: `${place.tr} tarife dışı SMS` }),
  data: () => ({ de: "Internet außerhalb des Tarifs", tr: "Tarife dışı internet" }),
};
const ZONES: Record<AllowanceZone, ChargeZone> = { de: "de", eu: "eu", tr: "tr", chuk: "world" };

export type ChargedUse = {
  readonly id: string;
  readonly kind: AllowanceKind;
  readonly zone: AllowanceZone;
  readonly amount: number;
  readonly cents: number;
  readonly at: Date;
};

/** Charges usage that neither tariff nor packs cover to the next invoice, itemised (§ 62 TKG), at the network's price. */
export async function chargeUse(db: Db, line: LineRow, { id, kind, zone, amount, cents, at }: ChargedUse): Promise<void> {
  await addCharge(db, {
    lineId: line.id,
    userId: line.userId,
    teamId: line.teamId,
    kind: `usage.${kind}`,
    label: LABELS[kind](PLACES[zone]),
    amountCents: cents,
    // A started minute counts as a whole one.
    quantity: Math.max(1, Math.ceil(amount)),
    zone: ZONES[zone],
    at,
    sourceId: `usage:${id}`,
  });
}
