import { PAIRS, palettesOf } from "@tribun/mails";
import { SEED_BRANDS } from "@tribun/operator/testing";
import { contrast } from "@tribun/vite-club/tokens";
import { expect, test } from "vitest";

/** WCAG 2.2 AA for text of any size. */
const ENOUGH = 4.5;

test.each(SEED_BRANDS.map(({ brand, tokens }) => [brand.id, brand, tokens.club] as const))(
  "every text of a mail of %s can be read on its ground, by day and by night",
  (_, { pattern: kit }, { a, "on-a": onA, b, "on-b": onB }) => {
    const look = { clubA: a.$value.hex, onClubA: onA.$value.hex, clubB: b.$value.hex, onClubB: onB.$value.hex, kit };
    for (const [theme, palette] of Object.entries(palettesOf(look))) {
      const low = PAIRS.filter(([text, ground]) => contrast(palette[text], palette[ground]) < ENOUGH);
      expect([theme, low]).toEqual([theme, []]);
    }
  },
);
