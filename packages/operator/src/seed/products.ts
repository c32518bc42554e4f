import { JERSEY_ADVANCE_CENTS, JERSEY_CUSTOMISATION_CENTS } from "@tribun/domain";
import type { ProductPlanRow } from "../db/schema/catalogue.ts";

const MANUFACTURER = {
  name: "Trikotwerk Musterstadt GmbH",
  address: "Nähereistraße 7, 12345 Musterstadt",
  email: "sicherheit@trikotwerk.example",
};
const MATERIAL = {
  de: "100 % Polyester, davon 60 % recycelt. 30 Grad, auf links waschen, nicht bügeln über dem Druck.",
  tr: "%100 polyester, %60’ı geri dönüştürülmüş. 30 derecede tersten yıka, baskının üstünü ütüleme.",
};
const MODELS = [
  { id: "home", name: { de: "Heim", tr: "İç saha" } },
  { id: "away", name: { de: "Auswärts", tr: "Deplasman" } },
];

/** The jerseys for tariffs; companies cannot buy one. The full price is paid in advance. */
export const SEED_PRODUCT_PLANS: readonly ProductPlanRow[] = [
  {
    id: "jersey-fan",
    name: { de: "Fan-Trikot", tr: "Taraftar forması" },
    priceCents: JERSEY_ADVANCE_CENTS,
    advanceFeeCents: JERSEY_ADVANCE_CENTS,
    customisationFeeCents: JERSEY_CUSTOMISATION_CENTS,
    sizes: ["XS", "S", "M", "L", "XL", "XXL", "3XL"],
    models: MODELS,
    styles: [
      { id: "striped", name: { de: "Gemustert", tr: "Desenli" } },
      { id: "navy", name: { de: "Dunkel", tr: "Koyu" } },
      { id: "white", name: { de: "Hell", tr: "Açık" } },
    ],
    juniorOption: true,
    material: MATERIAL,
    manufacturer: MANUFACTURER,
    images: [],
    tariffTypes: ["single", "flex", "partner24"],
    position: 0,
  },
  {
    id: "jersey-child",
    name: { de: "Kinder-Trikot", tr: "Çocuk forması" },
    priceCents: JERSEY_ADVANCE_CENTS,
    advanceFeeCents: JERSEY_ADVANCE_CENTS,
    customisationFeeCents: JERSEY_CUSTOMISATION_CENTS,
    sizes: ["116", "128", "140", "152", "164"],
    models: MODELS,
    styles: [{ id: "child", name: { de: "Kinder", tr: "Çocuk" } }],
    juniorOption: true,
    material: MATERIAL,
    manufacturer: MANUFACTURER,
    images: [],
    tariffTypes: ["kids24"],
    position: 1,
  },
];
