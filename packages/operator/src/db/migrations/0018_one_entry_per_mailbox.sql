DROP INDEX "giveaway_entries_one_per_email";--> statement-breakpoint
ALTER TABLE "giveaway_entries" ADD COLUMN "mailbox" text;--> statement-breakpoint
-- As `mailboxOf` and `sha256` write it. Of entries that count already, the first of a mailbox is told apart by it; the others keep their place.
UPDATE "giveaway_entries" SET "mailbox" = told."hash" FROM (
  SELECT "id", "hash", "counts", row_number() OVER (PARTITION BY "team_id", "giveaway_key", "hash", "counts" ORDER BY "consent_confirmed_at", "id") AS "place" FROM (
    SELECT "id", "team_id", "giveaway_key", "consent_confirmed_at", "state" IN ('confirmed', 'won', 'notWon') AS "counts",
      rtrim(translate(encode(sha256(convert_to(CASE
        WHEN "email" ~ '@(gmail|googlemail)\.com$' THEN replace(regexp_replace(split_part("email", '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
        ELSE regexp_replace("email", '^([^+@][^+@]*)\+[^@]*@', '\1@')
      END, 'UTF8')), 'base64'), '+/', '-_'), '=') AS "hash"
    FROM "giveaway_entries" WHERE "email" NOT LIKE 'forgotten:%'
  ) AS "hashed"
) AS told WHERE told."id" = "giveaway_entries"."id" AND (told."place" = 1 OR NOT told."counts");--> statement-breakpoint
CREATE UNIQUE INDEX "giveaway_entries_one_per_mailbox" ON "giveaway_entries" USING btree ("team_id","giveaway_key","mailbox") WHERE state in ('confirmed', 'won', 'notWon');--> statement-breakpoint
CREATE INDEX "giveaway_entries_email" ON "giveaway_entries" USING btree ("team_id","giveaway_key","email");
