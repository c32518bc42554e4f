import type { Db } from "../db/database.ts";
import { seedContent } from "./content/seed-content.ts";
import { seedGames } from "./games.ts";
import { seedGiveaways } from "./giveaways.ts";
import { seedMatches } from "./matches.ts";
import { seedShops } from "./shops.ts";
import { seedSurveys } from "./surveys.ts";

/** Content, games, matches, giveaways and shops. */
export async function seedFans(db: Db, options: { readonly now: Date; readonly demo: boolean }): Promise<void> {
  await seedContent(db, options);
  await seedGames(db);
  await seedMatches(db, options);
  await seedSurveys(db, options.now);
  if (!options.demo) return;
  await seedGiveaways(db, options.now);
  await seedShops(db, options.now);
}
