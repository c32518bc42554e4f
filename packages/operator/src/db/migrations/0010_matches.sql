CREATE TABLE "matches" (
	"team_id" integer NOT NULL,
	"id" text NOT NULL,
	"round" integer NOT NULL,
	"opponent" text NOT NULL,
	"venue" text NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"own_goals" integer,
	"their_goals" integer,
	"edited_at" timestamp with time zone,
	CONSTRAINT "matches_team_id_id_pk" PRIMARY KEY("team_id","id")
);
--> statement-breakpoint
CREATE INDEX "matches_kick_off" ON "matches" USING btree ("team_id","kick_off");