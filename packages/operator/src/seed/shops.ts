import type { Db } from "../db/database.ts";
import { type DistributorRow, devices, distributors } from "../db/schema/content.ts";
import { SHOP_PLACES } from "./shop-places.ts";
import { overwrite } from "./upsert.ts";

const KINDS = [
  "Handyladen",
  "Telefonpunkt",
  "Karten und Kontakte",
  "Fan-Kiosk",
  "Mobilecke",
  "İletişim Durağı",
  "Tribüne 12",
  "Anstoß Mobil",
];
const STREETS = [
  "Bahnhofstraße",
  "Hauptstraße",
  "Marktstraße",
  "Kaiserstraße",
  "Schillerstraße",
  "Gartenstraße",
  "Friedrichstraße",
  "Kirchstraße",
  "Lindenallee",
  "Ringstraße",
];
const SERVICES: readonly DistributorRow["services"][] = [["sim", "turkish"], ["sim"], ["sim", "jersey", "turkish"], ["sim", "repair"]];
/**
 * Landline numbers that the Bundesnetzagentur reserves for fiction, by the first digit of the postal code, so that a demo calls no person.
 */
const PHONES: Readonly<Record<string, string>> = {
  2: "+494066969",
  3: "+494066969",
  4: "+492214710",
  5: "+492214710",
  6: "+496990009",
  7: "+496990009",
  8: "+498999998",
  9: "+498999998",
};
const BERLIN = "+493023125";

/** About 300 invented shops in real places, in place of the directory. */
export function shopRows(now: Date): DistributorRow[] {
  const places = SHOP_PLACES.flatMap(([city, codes]) => codes.split(" ").map((postalCode) => ({ city, postalCode })));
  return places.map(({ city, postalCode }, index) => {
    const street = pick(STREETS, index * 7 + Number(postalCode));
    const late = index % 3 === 0;
    return {
      id: `shop-${String(index + 1).padStart(3, "0")}`,
      name: `${pick(KINDS, index * 5 + Number(postalCode))} ${street}`,
      street,
      houseNumber: String(1 + ((index * 13) % 96)),
      postalCode,
      city,
      phone: `${PHONES[postalCode.slice(0, 1)] ?? BERLIN}${String(index % 1000).padStart(3, "0")}`,
      hours: [
        ...[1, 2, 3, 4, 5].map((day) => ({ day, from: "10:00", to: late ? "20:00" : "18:30" })),
        { day: 6, from: "10:00", to: late ? "18:00" : "15:00" },
      ],
      services: [...pick(SERVICES, index)],
      active: true,
      updatedAt: now,
    };
  });
}

function pick<T>(items: readonly [T, ...T[]] | readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Phones by type allocation code; the codes are invented and begin with 99, which is not assigned. */
const DEVICES: readonly (typeof devices.$inferSelect)[] = [
  { tac: "99000001", name: "Muster Fon 12", esim: true, fiveG: true, volte: true },
  { tac: "99000002", name: "Muster Fon 12 mini", esim: true, fiveG: true, volte: true },
  { tac: "99000003", name: "Muster Fon 9", esim: true, fiveG: false, volte: true },
  { tac: "99000004", name: "Muster Fon 6", esim: false, fiveG: false, volte: true },
  { tac: "99000005", name: "Örnek Klasik", esim: false, fiveG: false, volte: false },
];

/** Shops and phones of the sandbox. */
export async function seedShops(db: Db, now: Date): Promise<void> {
  await db
    .insert(distributors)
    .values(shopRows(now))
    .onConflictDoUpdate({ target: distributors.id, set: overwrite(distributors, "id", "active", "updatedAt") });
  await db
    .insert(devices)
    .values([...DEVICES])
    .onConflictDoUpdate({ target: devices.tac, set: overwrite(devices, "tac") });
}
