CREATE TABLE "invitation_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"gb" double precision NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"parked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invitation_bonuses" ADD CONSTRAINT "invitation_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_bonuses_user" ON "invitation_bonuses" USING btree ("user_id","earned_at");--> statement-breakpoint
CREATE INDEX "invitation_bonuses_parked" ON "invitation_bonuses" USING btree ("parked_until") WHERE state = 'parked';--> statement-breakpoint
UPDATE "users" AS "friend" SET "invited_by" = NULL WHERE "invited_by" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" AS "inviter" WHERE "inviter"."invitation_code" = "friend"."invited_by" AND "inviter"."team_id" = "friend"."team_id");