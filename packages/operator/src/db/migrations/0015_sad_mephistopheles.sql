CREATE TABLE "synced_items" (
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "synced_items_kind_external_id_pk" PRIMARY KEY("kind","external_id")
);
--> statement-breakpoint
CREATE TABLE "usage_feed" (
	"name" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL
);
