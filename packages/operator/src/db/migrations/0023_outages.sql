CREATE TABLE "outages" (
	"team_id" integer NOT NULL,
	"id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"place" jsonb NOT NULL,
	"expected_end" timestamp with time zone,
	"over" boolean NOT NULL,
	CONSTRAINT "outages_team_id_id_pk" PRIMARY KEY("team_id","id")
);
