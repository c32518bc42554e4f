import { LANGUAGES } from "@tribun/domain";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { Localised } from "./catalogue.ts";

/** A question of a survey: stars from 1 to 5, one of several options, or free text. */
export type SurveyQuestion = {
  id: string;
  kind: "rating" | "choice" | "text";
  text: Localised;
  required: boolean;
  options?: { id: string; text: Localised }[];
};

export const surveys = pgTable("surveys", {
  id: text("id").primaryKey(),
  title: jsonb("title").$type<Localised>().notNull(),
  questions: jsonb("questions").$type<SurveyQuestion[]>().notNull(),
  opensAt: timestamp("opens_at", { withTimezone: true }).notNull(),
  closesAt: timestamp("closes_at", { withTimezone: true }),
});

/** Answers that count, one per account and per proven mailbox. */
export const surveyAnswers = pgTable(
  "survey_answers",
  {
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.id),
    /** `user:<id>` or `guest:<id of the confirmed answers>`. */
    respondent: text("respondent").notNull(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id"),
    /** Hash of the proven mailbox (`mailboxOf`); null where a fan has proven none, and after the fan's data are deleted. */
    mailbox: text("mailbox"),
    answers: jsonb("answers").$type<Record<string, string | number>>().notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.respondent] }),
    unique("survey_answers_one_per_mailbox").on(table.surveyId, table.teamId, table.mailbox),
  ],
);

/** Answers of guests. They count once the guest opens the mailed link; the table keeps only a hash of the mailbox. */
export const guestAnswers = pgTable(
  "survey_guest_answers",
  {
    id: uuid("id").primaryKey(),
    surveyId: text("survey_id")
      .notNull()
      .references(() => surveys.id),
    teamId: integer("team_id").notNull(),
    mailbox: text("mailbox").notNull(),
    answers: jsonb("answers").$type<Record<string, string | number>>().notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("survey_guest_answers_expires").on(table.expiresAt)],
);

export const SUPPORT_TOPICS = ["question", "fault", "billing", "order", "complaint", "dataProtection", "callback"] as const;

/** Messages to support, each with a ticket number. A fault carries the instants of § 58 TKG (L08). */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: text("id").primaryKey(),
    teamId: integer("team_id").notNull(),
    userId: uuid("user_id"),
    lineId: uuid("line_id"),
    topic: text("topic", { enum: SUPPORT_TOPICS }).notNull(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    message: text("message").notNull(),
    /** Request id or error code, added by a screen of the club's app. */
    reference: text("reference"),
    language: text("language", { enum: LANGUAGES }).notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    informBy: timestamp("inform_by", { withTimezone: true }),
    informedAt: timestamp("informed_at", { withTimezone: true }),
    resolvedAt: timestamp("resolved_at", { withTimezone: true }),
    /** Staff's answer when they closed the case. */
    answer: text("answer"),
  },
  (table) => [
    index("support_messages_user").on(table.userId),
    index("support_messages_open_faults")
      .on(table.informBy)
      .where(sql`informed_at is null and resolved_at is null and inform_by is not null`),
  ],
);
export type SupportMessageRow = typeof supportMessages.$inferSelect;
