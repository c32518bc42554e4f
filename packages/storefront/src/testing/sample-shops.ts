import type { Distributor } from "@tribun/api-client/contract";

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, from: "10:00", to: "18:30" }));
const shop = (id: string, postalCode: string, city: string): Distributor => ({
  ...{ id, postalCode, city },
  name: `Fan-Kiosk ${id}`,
  street: "Marktstraße",
  houseNumber: "12",
  phone: "+493023125001",
  hours: [...weekdays, { day: 6, from: "10:00", to: "15:00" }],
  services: ["sim", "turkish"],
});

/** Invented shops in real places. */
export const sampleShops: readonly Distributor[] = [
  shop("a", "10179", "Berlin"),
  shop("b", "12047", "Berlin"),
  shop("c", "18069", "Rostock"),
  shop("d", "50668", "Köln"),
  shop("e", "35390", "Gießen"),
  shop("f", "60310", "Frankfurt am Main"),
];
