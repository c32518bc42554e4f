CREATE TABLE "contract_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" integer NOT NULL,
	"tariff_id" text,
	"effective_on" date NOT NULL,
	"text" jsonb NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
