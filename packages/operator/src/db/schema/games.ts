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

/** Games; each is played once by each fan (spec §6). */
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

/** What a win can be exchanged for. */
export const rewards = pgTable("rewards", {
  id: text("id").primaryKey(),
  title: jsonb("title").$type<Localised>().notNull(),
  gb: doublePrecision("gb").notNull(),
  /** Days from the booking until unused volume is gone. */
  validDays: integer("valid_days").notNull(),
  gameIds: jsonb("game_ids").$type<string[]>().notNull(),
  active: boolean("active").notNull(),
  position: integer("position").notNull(),
});
export type RewardRow = typeof rewards.$inferSelect;

/** A fan's one turn at a game, from the start to the reward; its id is also that of the game's result. */
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
    /** Secret until the kicks are in. */
    seed: text("seed").notNull(),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    kicks: jsonb("kicks").$type<PenaltyKick[]>(),
    result: jsonb("result").$type<PenaltyResult>(),
    playedAt: timestamp("played_at", { withTimezone: true }),
    rewardId: text("reward_id").references(() => rewards.id),
    rewardedAt: timestamp("rewarded_at", { withTimezone: true }),
    /** Last moment at which a parked reward can still be booked on a line. */
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
 * By what those who have played a game are known again, so that a new account plays it no second time; it goes with the game. A keyed
 * hash of the phone or the proven mailbox, of nobody who can be told from it, and it leads to no account.
 */
export const gamePlayers = pgTable(
  "game_players",
  {
    gameId: text("game_id")
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    teamId: integer("team_id").notNull(),
    mark: text("mark").notNull(),
    /** What the mark is the keyed hash of, itself a hash, sealed: with it a new DATA_KEY makes the mark anew. */
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.teamId, table.mark] })],
);

/**
 * What a friend with a first line brought the fan whose code it was. Who the friend is stands nowhere: that each one counts once
 * follows from the friend's own volume, which is written in the same transaction.
 */
export const invitationBonuses = pgTable(
  "invitation_bonuses",
  {
    id: uuid("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    /** Whose code it was. */
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `full`: this year's friends had all come before, and it brought nothing. */
    state: text("state", { enum: ["booked", "parked", "forfeited", "full"] }).notNull(),
    gb: doublePrecision("gb").notNull(),
    earnedAt: timestamp("earned_at", { withTimezone: true }).notNull(),
    /** Last moment at which a parked one can still be booked on a line. */
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

/** The same of friends whose coming was paid for, so that a new account pays nobody a second time (ADR 0036). */
export const invitedFans = pgTable(
  "invited_fans",
  {
    teamId: integer("team_id").notNull(),
    mark: text("mark").notNull(),
    digest: text("digest").notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.mark] })],
);

/** Points by their reason; a fan's score is the sum. Shown on the leaderboard only with the fan's consent. */
export const fanPoints = pgTable(
  "fan_points",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `game:<play id>`, `survey:<id>` and the like; each counts once. */
    source: text("source").notNull(),
    teamId: integer("team_id").notNull(),
    points: integer("points").notNull(),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source] }), index("fan_points_team").on(table.teamId)],
);

export const BADGES = ["firstKick", "winner", "fullScore", "surveyor", "rewarded"] as const;
export type Badge = (typeof BADGES)[number];

/** Badges that are kept; `member` and `firstLine` follow from account and lines. */
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
