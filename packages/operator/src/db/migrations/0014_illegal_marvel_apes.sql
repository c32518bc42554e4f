DROP INDEX "fan_profiles_ranking";--> statement-breakpoint
CREATE INDEX "fan_profiles_listed" ON "fan_profiles" USING btree ("team_id") WHERE listed;--> statement-breakpoint
ALTER TABLE "fan_profiles" DROP COLUMN "points";