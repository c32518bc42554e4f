import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";

export const MEDIA_TYPES = ["news", "review", "faq", "banner", "page"] as const;
export const CATEGORY_SCOPES = ["news", "faq", "video", "wallpaper"] as const;

/** Stars, author, and whether the operator checked that a review comes from a customer (§ 5b(3) UWG, L38). */
export type ReviewCheck = { rating: number; author: string; verified: boolean };

export const categories = pgTable("categories", {
  id: text("id").primaryKey(),
  scope: text("scope", { enum: CATEGORY_SCOPES }).notNull(),
  name: jsonb("name").$type<Localised>().notNull(),
  position: integer("position").notNull(),
});

/** News, reviews, questions, banners and pages. Texts may contain {club}, {hotline} and {free}. */
export const mediaContents = pgTable(
  "media_contents",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: MEDIA_TYPES }).notNull(),
    /** Null means every club. */
    teamId: integer("team_id"),
    categoryId: text("category_id").references(() => categories.id),
    title: jsonb("title").$type<Localised>().notNull(),
    body: jsonb("body").$type<Localised>().notNull(),
    /** A motif of the operator's own art; null for a text without a picture. */
    motif: text("motif"),
    /** Target of a banner: a route of the club's app. */
    link: text("link"),
    review: jsonb("review").$type<ReviewCheck>(),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    position: integer("position").notNull().default(0),
  },
  (table) => [index("media_contents_list").on(table.type, table.publishedAt)],
);
export type MediaRow = typeof mediaContents.$inferSelect;

export const videos = pgTable("videos", {
  id: text("id").primaryKey(),
  teamId: integer("team_id"),
  categoryId: text("category_id").references(() => categories.id),
  title: jsonb("title").$type<Localised>().notNull(),
  /** File name of the clip on the operator. */
  fileName: text("file_name").notNull(),
  motif: text("motif").notNull(),
  durationSeconds: integer("duration_seconds").notNull(),
  /** LanguageTexts or visible content by second; the operator turns it into a WebVTT file for each language. */
  captions: jsonb("captions").$type<{ from: number; to: number; text: Localised }[]>().notNull(),
  publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
});
export type VideoRow = typeof videos.$inferSelect;

export const campaigns = pgTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    teamId: integer("team_id"),
    title: jsonb("title").$type<Localised>().notNull(),
    body: jsonb("body").$type<Localised>().notNull(),
    terms: jsonb("terms").$type<Localised>().notNull(),
    motif: text("motif").notNull(),
    couponCode: text("coupon_code"),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    validTo: timestamp("valid_to", { withTimezone: true }).notNull(),
  },
  (table) => [index("campaigns_valid").on(table.validFrom)],
);
export type CampaignRow = typeof campaigns.$inferSelect;

export const wallpapers = pgTable("wallpapers", {
  id: text("id").primaryKey(),
  title: jsonb("title").$type<Localised>().notNull(),
  categoryId: text("category_id").references(() => categories.id),
  position: integer("position").notNull(),
});
export type WallpaperRow = typeof wallpapers.$inferSelect;

/** Shops. Each answer of the directory overwrites the previous one. */
export const distributors = pgTable(
  "distributors",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    street: text("street").notNull(),
    houseNumber: text("house_number").notNull(),
    postalCode: text("postal_code").notNull(),
    city: text("city").notNull(),
    phone: text("phone").notNull(),
    /** Opening hours by day, 1 Monday to 7 Sunday; a missing day is closed. */
    hours: jsonb("hours").$type<{ day: number; from: string; to: string }[]>().notNull(),
    services: jsonb("services").$type<("sim" | "repair" | "jersey" | "turkish")[]>().notNull(),
    active: boolean("active").notNull().default(true),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("distributors_postal_code")
      .on(table.postalCode)
      .where(sql`active`),
  ],
);
export type DistributorRow = typeof distributors.$inferSelect;

/** Phones by type allocation code (the first eight digits of an IMEI), with their eSIM support. */
export const devices = pgTable("devices", {
  tac: text("tac").primaryKey(),
  name: text("name").notNull(),
  esim: boolean("esim").notNull(),
  fiveG: boolean("five_g").notNull(),
  volte: boolean("volte").notNull(),
});
