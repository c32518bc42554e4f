CREATE TABLE "recurring_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"last_ms" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
