import { PLAY_STATES, type PenaltyKick, type PenaltyResult } from "@tribun/domain";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";
import { users } from "./users.ts";

/** Games; each fan can play each game once (spec §6). */
export const games = pgTable("games", {
  id: text("id").primaryKey(),
  title: jsonb("title").$type<Localised>().notNull(),
  description: jsonb("description").$type<Localised>().notNull(),
  kicks: integer("kicks").notNull(),
  goalsToWin: integer("goals_to_win").notNull(),
  motif: text("motif").notNull(),
  position: integer("position").notNull(),
});
export type GameRow = typeof games.$inferSelect;

/** Rewards for a win. */
export const rewards = pgTable("rewards", {
  id: text("id").primaryKey(),
  title: jsonb("title").$type<Localised>().notNull(),
  gb: doublePrecision("gb").notNull(),
  /** Days from the booking until unused volume expires. */
  validDays: integer("valid_days").notNull(),
  gameIds: jsonb("game_ids").$type<string[]>().notNull(),
  active: boolean("active").notNull(),
  position: integer("position").notNull(),
});
export type RewardRow = typeof rewards.$inferSelect;

/** A fan's single turn at a game, from the start to the reward; its id is also the id of the game's result. */
export const gamePlays = pgTable(
  "game_plays",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    gameId: text("game_id")
      .notNull()
      .references(() => games.id),
    state: text("state", { enum: PLAY_STATES }).notNull(),
    /** Secret until the fan has submitted the kicks. */
    seed: text("seed").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    kicks: jsonb("kicks").$type<PenaltyKick[]>(),
    result: jsonb("result").$type<PenaltyResult>(),
    playedAt: timestamp("played_at", { withTimezone: true }),
    rewardId: text("reward_id").references(() => rewards.id),
    rewardedAt: timestamp("rewarded_at", { withTimezone: true }),
    /** Last time at which a parked reward can be booked on a line. */
    parkedUntil: timestamp("parked_until", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("game_plays_once").on(table.userId, table.gameId),
    index("game_plays_parked")
      .on(table.parkedUntil)
      .where(sql`state = 'parked'`),
  ],
);
export type GamePlayRow = typeof gamePlays.$inferSelect;

/**
 * Marks that recognise players of a game, so that a new account cannot play it again; deleted with the game. A mark is a keyed hash of the
 * phone or the proven mailbox. It reveals no person and links to no account.
 */
export const gamePlayers = pgTable(
  "game_players",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    teamId: integer("team_id").notNull(),
    mark: text("mark").notNull(),
    /** Sealed hash that the mark is the keyed hash of; after a change of DATA_KEY the operator computes the mark from it again. */
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.teamId, table.mark] })],
);

/**
 * Bonus of an inviting fan for a friend's first line. It does not store the friend: each friend counts once, because the same transaction
 * writes the friend's own volume.
 */
export const invitationBonuses = pgTable(
  "invitation_bonuses",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    /** Owner of the invitation code. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `full`: the fan had reached this year's number of friends, so the friend brought no bonus. */
    state: text("state", { enum: ["booked", "parked", "forfeited", "full"] }).notNull(),
    gb: doublePrecision("gb").notNull(),
    earnedAt: timestamp("earned_at", { withTimezone: true }).notNull(),
    /** Last time at which a parked bonus can be booked on a line. */
    parkedUntil: timestamp("parked_until", { withTimezone: true }),
  },
  (table) => [
    index("invitation_bonuses_user").on(table.userId, table.earnedAt),
    index("invitation_bonuses_parked")
      .on(table.parkedUntil)
      .where(sql`state = 'parked'`),
  ],
);
export type InvitationBonusRow = typeof invitationBonuses.$inferSelect;

/** Marks of invited friends for whom a bonus was paid, so that a new account does not pay it again (ADR 0036). */
export const invitedFans = pgTable(
  "invited_fans",
  {
    teamId: integer("team_id").notNull(),
    mark: text("mark").notNull(),
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.mark] })],
);

/** Points by source; a fan's score is their sum. The leaderboard shows it only with the fan's consent. */
export const fanPoints = pgTable(
  "fan_points",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `game:<play id>`, `survey:<id>` and similar; each counts once. */
    source: text("source").notNull(),
    teamId: integer("team_id").notNull(),
    points: integer("points").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] }), index("fan_points_team").on(table.teamId)],
);

export const BADGES = ["firstKick", "winner", "fullScore", "surveyor", "rewarded"] as const;
export type Badge = (typeof BADGES)[number];

/** Stored badges; `member` and `firstLine` follow from account and lines. */
export const userBadges = pgTable(
  "user_badges",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    badge: text("badge", { enum: BADGES }).notNull(),
    earnedAt: timestamp("earned_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
);
