import type { Db } from "../db/database.ts";
import { type GameRow, games, type RewardRow, rewards } from "../db/schema/games.ts";
import { overwrite } from "./upsert.ts";

const GAMES: readonly GameRow[] = [
  {
    id: "penalty",
    title: { de: "Elfmeter", tr: "Penaltı" },
    description: {
      de: "Fünf Schüsse, du wählst Ecke und Wucht. Vier Tore gewinnen. Harte Schüsse fliegen leichter vorbei, schwache hält der Torwart eher. Es gibt keine Uhr und keinen Einsatz.",
      tr: "Beş vuruş; köşeyi ve gücü sen seçersin. Dört gol kazandırır. Sert vuruşlar daha kolay dışarı gider, yumuşakları kaleci daha kolay tutar. Süre yok, bahis yok.",
    },
    kicks: 5,
    goalsToWin: 4,
    motif: "goal",
    position: 0,
  },
  {
    id: "shootout",
    title: { de: "Elfmeterschießen im Derby", tr: "Derbide seri penaltılar" },
    description: {
      de: "Sieben Schüsse, sechs müssen sitzen. Für alle, denen fünf zu wenig sind.",
      tr: "Yedi vuruş, altısı gol olmalı. Beşi az bulanlar için.",
    },
    kicks: 7,
    goalsToWin: 6,
    motif: "trophy",
    position: 1,
  },
];

const REWARDS: readonly RewardRow[] = [
  {
    id: "gb-1-long",
    title: { de: "1 GB für 30 Tage", tr: "30 gün 1 GB" },
    gb: 1,
    validDays: 30,
    gameIds: ["penalty", "shootout"],
    active: true,
    position: 0,
  },
  {
    id: "gb-2-week",
    title: { de: "2 GB für 7 Tage", tr: "7 gün 2 GB" },
    gb: 2,
    validDays: 7,
    gameIds: ["penalty"],
    active: true,
    position: 1,
  },
  {
    id: "gb-3-derby",
    title: { de: "3 GB für 30 Tage", tr: "30 gün 3 GB" },
    gb: 3,
    validDays: 30,
    gameIds: ["shootout"],
    active: true,
    position: 2,
  },
];

/** Games and their rewards; keeps what fans have played and won. */
export async function seedGames(db: Db): Promise<void> {
  await db
    .insert(games)
    .values([...GAMES])
    .onConflictDoUpdate({ target: games.id, set: overwrite(games, "id") });
  await db
    .insert(rewards)
    .values([...REWARDS])
    .onConflictDoUpdate({ target: rewards.id, set: overwrite(rewards, "id") });
}
